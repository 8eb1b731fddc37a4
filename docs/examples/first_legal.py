#!/usr/bin/env python3
"""A bot for Tapis in plain Python: takes a seat, follows its stream, and plays to the end.

    python3 first_legal.py http://127.0.0.1:7777 TABLE [TOKEN]

Without a token it comes as a guest. It sees exactly what a person in that seat would see. To make
it play well, replace `choose`.
"""

import json
import sys
import urllib.error
import urllib.request


def choose(view):
    """Picks one of `view["legal"]`; `view["scene"]` is the table as this seat sees it."""
    return view["legal"][0]


class Table:
    """One table on one server, seen with the eyes of whoever holds the token."""

    def __init__(self, server, table, token=None):
        self.base = f"{server.rstrip('/')}/api/tables/{table}"
        self.token = token
        if token is None:
            guest = self.post(f"{server.rstrip('/')}/api/guests", {"name": "Python"})
            self.token = guest["token"]

    def request(self, url, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        return urllib.request.urlopen(request, timeout=60)

    def post(self, url, body):
        with self.request(url, body) as answer:
            return json.load(answer)

    def views(self):
        """The view as it is now, and again after every change. Comments keep the line alive."""
        view = {}
        with self.request(f"{self.base}/stream?scenes=1") as stream:
            for line in stream:
                field, _, value = line.decode().rstrip("\n").partition(": ")
                if field != "data":
                    continue
                for kind, told in json.loads(value).items():
                    if kind == "snapshot":
                        view = told
                        yield view
                    elif kind == "update":
                        # What an update does not say is not so, apart from the table.
                        view = {"table": view["table"], "legal": [], "can_undo": False, **told}
                        yield view

    def act(self, view):
        """Acts with the version that was seen, so that a request sent twice counts once."""
        try:
            body = {"action": choose(view), "version": view["version"]}
            self.post(f"{self.base}/act", body)
        except urllib.error.HTTPError as error:
            # 409: the table has moved on; the stream brings the new view.
            if error.code != 409:
                raise


def main(server, name, token=None):
    table = Table(server, name, token)
    seat = table.post(f"{table.base}/join", {})["seat"]
    print(f"sitting in seat {seat}", flush=True)
    for view in table.views():
        if view["table"]["phase"] == "over":
            print(f"over; winners: {view['scene']['winners']}", flush=True)
            return
        if view["legal"]:
            table.act(view)


if __name__ == "__main__":
    main(*sys.argv[1:4])
