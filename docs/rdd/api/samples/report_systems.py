"""Reports the systems of a CSV file to Clearwarden, 500 in a call:

    python3 report_systems.py inventory.csv

Columns: name, domain, external_id, first_seen, last_seen, users. Only name is required.
Python 3.9 or later, no dependencies.
"""

import csv
import hashlib
import json
import os
import sys
import time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = os.environ["CLEARWARDEN_BASE_URL"] + "/discovery/detected-systems"
TOKEN = os.environ["CLEARWARDEN_TOKEN"]
BATCH = 500
WAITS = (2, 4, 8)  # Seconds before the second, third, and fourth attempt


def item(row):
    evidence = {key: row[key] for key in ("first_seen", "last_seen") if row.get(key)}
    if row.get("users"):
        evidence["users"] = int(row["users"])
    system = {key: row[key] for key in ("name", "domain", "external_id") if row.get(key)}
    return {**system, "evidence": [evidence]} if evidence else system


def send(items):
    body = json.dumps({"items": items}).encode()
    headers = {
        "Authorization": f"Bearer {TOKEN}",
        "Content-Type": "application/json",
        # The same batch has the same key, so a repeated run within 24 hours reports nothing twice.
        # It gets the first response again, with the statuses of that time.
        "Idempotency-Key": hashlib.sha256(body).hexdigest(),
    }
    for wait in (*WAITS, None):
        try:
            with urlopen(Request(API, body, headers), timeout=30) as response:
                return json.load(response)["data"]
        except HTTPError as error:
            problem = error.read().decode(errors="replace")
            in_progress = error.code == 409 and "#idempotency-in-progress" in problem
            if wait is None or not (in_progress or error.code in (429, 500, 502, 503, 504)):
                sys.exit(f"HTTP {error.code}: {problem}")
            seconds = error.headers.get("Retry-After", "")
            time.sleep(int(seconds) if seconds.isdecimal() else wait)
        except (OSError, HTTPException) as error:  # no response, or only a part of it
            if wait is None:
                sys.exit(f"No response: {error}")
            time.sleep(wait)


with open(sys.argv[1], newline="", encoding="utf-8-sig") as file:
    systems = [item(row) for row in csv.DictReader(file) if row["name"]]

for start in range(0, len(systems), BATCH):
    for system in send(systems[start : start + BATCH]):
        print(system["id"], system["status"], system["name"], sep="\t")
