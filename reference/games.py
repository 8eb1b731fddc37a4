"""The two games by name. Both modules offer the same functions."""

from reference import all_in, bids

GAMES = {"all-in": all_in, "bids": bids}
TRACE_FORMAT = "tapis-trace/1"
