# Python 3.9 or later, no dependencies: python callback.py [message-id] < result.json
# CALLBACK_URL is the callback_url of the job, CLEARWARDEN_WEBHOOK_SECRET the secret of its connection.
import base64
import hashlib
import hmac
import json
import os
import sys
import time
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

url = os.environ.get("CALLBACK_URL") or sys.exit("CALLBACK_URL is not set")
# During a rotation, the first secret is the new one.
secret = os.environ.get("CLEARWARDEN_WEBHOOK_SECRET", "").split(" ")[0]
key = base64.b64decode(secret.removeprefix("whsec_"))
if len(key) < 16:
    sys.exit("CLEARWARDEN_WEBHOOK_SECRET is not set")

body = sys.stdin.buffer.read()  # the bytes that are signed are the bytes that are sent
# One for each message. To retry it, run the program again with its ID.
message_id = sys.argv[1] if len(sys.argv) > 1 else f"msg_{uuid.uuid4()}"
print(f"webhook-id: {message_id}", file=sys.stderr)
timestamp = str(int(time.time()))
signed = f"{message_id}.{timestamp}.".encode() + body
digest = hmac.new(key, signed, hashlib.sha256).digest()
headers = {
    "Content-Type": "application/json",
    "webhook-id": message_id,
    "webhook-timestamp": timestamp,
    "webhook-signature": "v1," + base64.b64encode(digest).decode(),
}

try:
    with urlopen(Request(url, body, headers), timeout=30) as response:
        status, text = response.status, response.read().decode(errors="replace")
except HTTPError as error:
    status, text = error.code, error.read().decode(errors="replace")
except OSError as error:
    sys.exit(f"The call failed: {error}")
print(status, text)

try:
    accepted = json.loads(text).get("accepted")
except (ValueError, AttributeError):
    accepted = None
# Only this is stored. A proxy can return another 2xx.
is_stored = status == 202 and accepted is True
# The job has ended, so there's nothing left to send.
is_closed = status == 410 and '#callback-closed"' in text
sys.exit(0 if is_stored or is_closed else 1)
