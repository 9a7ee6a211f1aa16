"""Bring-your-own integration, contract 1.0: lets the RDD Agent scan one SQLite file.

Python 3.9 or later, no dependencies. Replace the class Store with your system.
"""

import hmac
import json
import os
import sqlite3
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

TOKEN = os.environ["CW_RDD_PLUGIN_TOKEN"]
PAGE = 100  # containers in one answer
MAX_ROWS = 100_000


class Store:
    """Your system: which containers it has, their fields, and rows of them."""

    name = "Repair tickets"
    capabilities = ["containers", "fields", "sample"]

    def __init__(self, path):
        # Read-only: nothing that the agent asks for can change the file.
        self.address = f"file:{path}?mode=ro"

    def query(self, sql, *values):
        connection = sqlite3.connect(self.address, uri=True, timeout=10)
        try:
            connection.row_factory = sqlite3.Row
            connection.execute("PRAGMA temp_store = MEMORY")  # sorts rows without a file
            return connection.execute(sql, values).fetchall()
        finally:
            connection.close()

    def tables(self):
        rows = self.query("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        return [row["name"] for row in rows if not row["name"].startswith("sqlite_")]

    def containers(self, after):
        """One page of containers behind the given name, and the cursor of the next page."""
        names = [name for name in self.tables() if name > after]
        page = [
            {"id": name, "name": name, "path": f"main.{name}", "row_estimate": self.count(name)}
            for name in names[:PAGE]
        ]
        return page, names[PAGE - 1] if len(names) > PAGE else None

    def count(self, table):
        return self.query(f"SELECT count(*) AS rows FROM {quoted(table)}")[0]["rows"]

    def fields(self, table):
        columns = self.query(f"PRAGMA table_info({quoted(table)})")
        return [
            {"name": column["name"], "type": column["type"].lower() or "any", "nullable": not column["notnull"]}
            for column in columns
        ]

    def sample(self, table, limit):
        # Rows from all over the table instead of the oldest ones.
        rows = self.query(f"SELECT * FROM {quoted(table)} ORDER BY random() LIMIT ?", limit)
        return [{key: plain(row[key]) for key in row.keys()} for row in rows]


def quoted(table):
    return '"' + table.replace('"', '""') + '"'


def plain(value):
    """JSON has no bytes; they cannot be classified either."""
    return None if isinstance(value, bytes) else value


class Handler(BaseHTTPRequestHandler):
    store = Store(os.environ["PLUGIN_DB"])
    sampling = threading.Semaphore(2)  # protects the system: more at a time are told to wait

    def do_GET(self):
        try:
            self.answer(*self.route())
        except Exception as error:  # the log names the kind of error, never a value
            self.log_error("%s", type(error).__name__)
            self.answer(500, {"detail": "Unexpected error."})

    def route(self):
        expected = f"Bearer {TOKEN}".encode()
        if not hmac.compare_digest(self.headers.get("Authorization", "").encode(), expected):
            return 401, {"detail": "Token missing or wrong."}

        address = urlsplit(self.path)
        query = {key: values[0] for key, values in parse_qs(address.query).items()}
        parts = [unquote(part) for part in address.path.strip("/").split("/")]

        if parts == ["v1", "describe"]:
            return 200, {
                "contract_version": "1.0",
                "name": self.store.name,
                "capabilities": self.store.capabilities,
            }
        if parts == ["v1", "containers"]:
            containers, next_cursor = self.store.containers(query.get("cursor", ""))
            return 200, {"containers": containers, "next_cursor": next_cursor}
        if len(parts) != 4 or parts[:2] != ["v1", "containers"]:
            return 404, {"detail": "Unknown path."}

        table, action = parts[2:]
        if table not in self.store.tables():
            return 404, {"detail": "Unknown container."}
        if action not in self.store.capabilities:
            return 501, {"detail": "Not supported."}
        if action == "fields":
            return 200, {"fields": self.store.fields(table)}
        return self.sample(table, query.get("limit", "1000"))

    def sample(self, table, limit):
        if not limit.isdecimal():
            return 400, {"detail": "limit is not a number."}
        if not self.sampling.acquire(blocking=False):
            return 429, {"detail": "Busy."}, {"Retry-After": "5"}
        try:
            return 200, {"rows": self.store.sample(table, min(int(limit), MAX_ROWS))}
        finally:
            self.sampling.release()

    def answer(self, status, body, headers=None):
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)


if __name__ == "__main__":
    host, port = os.environ.get("PLUGIN_HOST", "127.0.0.1"), int(os.environ.get("PLUGIN_PORT", "8090"))
    print(f"Listening on http://{host}:{port}", flush=True)
    ThreadingHTTPServer((host, port), Handler).serve_forever()
