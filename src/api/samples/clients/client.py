# Python 3.9 or later, no dependencies: python client.py [idempotency-key]
# Creates a test request, updates it, and lists all requests.
import json
import os
import sys
import time
import uuid
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

MAX_REPEATS = 3
MAX_WAIT_SECONDS = 60
REPEATED = {429, 500, 502, 503, 504}

BASE_URL = os.environ.get(
    "CLEARWARDEN_BASE_URL", "https://harborpine.clearwarden.example/api/v2"
)
TOKEN = os.environ.get("CLEARWARDEN_TOKEN") or sys.exit("CLEARWARDEN_TOKEN is not set")


def send(method, path, headers, body):
    """Send a call once. Without an answer, the status is 0."""
    headers = {"Authorization": f"Bearer {TOKEN}", **headers}
    request = Request(BASE_URL + path, body, headers, method=method)
    try:
        with urlopen(request, timeout=30) as response:
            return response.status, response.headers, response.read().decode()
    except HTTPError as error:
        return error.code, error.headers, error.read().decode(errors="replace")
    except (OSError, HTTPException) as error:
        return 0, {}, str(error)


def call(method, path, headers=None, value=None):
    """Call the API, and retry the call while that can help."""
    # The bytes are the same each time, because the API compares them.
    body = None if value is None else json.dumps(value).encode()
    headers = {"Content-Type": "application/json", **(headers or {})}
    for repeats in range(MAX_REPEATS + 1):
        status, answer_headers, text = send(method, path, headers, body)
        message = f"{method} {path}: {status} {text}"
        if 200 <= status <= 299:
            try:
                return answer_headers, json.loads(text)
            except ValueError:
                sys.exit(f"Not JSON: {message}")

        is_in_progress = status == 409 and '#idempotency-in-progress"' in text
        if status != 0 and status not in REPEATED and not is_in_progress:
            sys.exit(message)
        seconds = answer_headers.get("Retry-After") or ""
        wait = int(seconds) if seconds.isdecimal() else 2 ** (repeats + 1)
        if repeats == MAX_REPEATS or wait > MAX_WAIT_SECONDS:
            sys.exit(f"Stopped, the next repeat would be in {wait} s. {message}")
        print(f"{status}, repeated in {wait} s", file=sys.stderr)
        time.sleep(wait)


def list_all(path, **query):
    """Give all entries of a list, page by page."""
    while True:
        _, page = call("GET", f"{path}?{urlencode(query)}")
        yield from page["data"]
        if not page["pagination"]["has_more"]:
            return
        query["cursor"] = page["pagination"]["next_cursor"]


# Made once, and sent with every repeat. If the program stops, run it again with the key.
key = sys.argv[1] if len(sys.argv) > 1 else str(uuid.uuid4())
print(f"Idempotency-Key: {key}", file=sys.stderr)
_, created = call(
    "POST",
    "/privacy-requests",
    {"Idempotency-Key": key},
    {
        "type": "access",
        "subject": {
            "email": "jordan.avery@mail.example",
            "country": "US",
            "region": "US-CA",
        },
        "notify_subject": False,
        "test": True,
    },
)
privacy_request = f"/privacy-requests/{created['id']}"
print(f"created {created['id']}")

# If someone changes the request in between, the answer is 412, and nothing is overwritten.
read_headers, _ = call("GET", privacy_request)
call("PATCH", privacy_request, {"If-Match": read_headers["ETag"]}, {"tags": ["checked"]})
print(f"updated {created['id']}")

count = sum(1 for _ in list_all("/privacy-requests", limit=100))
print(f"listed {count} requests")
