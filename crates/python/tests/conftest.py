"""What all tests share: `--long` runs those that take minutes."""

import pytest


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="also run what takes minutes")


def pytest_collection_modifyitems(config, items):
    if not config.getoption("--long"):
        items[:] = [item for item in items if "long" not in item.keywords]
