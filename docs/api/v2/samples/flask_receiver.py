# Flask 2.2 or later: save verify.py beside it, and run: flask --app flask_receiver run
import json
import os
import sqlite3
import time
from contextlib import closing

from flask import Flask, request
from verify import read_keys, verify

KEYS = read_keys()
# SQLite is enough for one machine. PostgreSQL takes the same statement, with %s in place of ?.
DATABASE = os.environ.get("DATABASE", "webhooks.db")

app = Flask(__name__)
app.config["MAX_CONTENT_LENGTH"] = 100_000


@app.post("/clearwarden")
def receive():
    raw_body = request.get_data()  # not request.json, which parses
    headers = {name.lower(): value for name, value in request.headers}
    if not verify(KEYS, headers, raw_body, time.time()):
        return "", 401
    try:
        body = raw_body.decode()
        json.loads(body)
    except ValueError:
        return "", 400
    # If this fails, Flask responds with 500, and Clearwarden sends the delivery again.
    with closing(sqlite3.connect(DATABASE)) as database, database:
        database.execute(
            "INSERT INTO webhook_deliveries (webhook_id, body) VALUES (?, ?)"
            " ON CONFLICT (webhook_id) DO NOTHING",
            (headers["webhook-id"], body),
        )
    return "", 204
