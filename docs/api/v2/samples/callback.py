# Python 3.9 or later, without packages: python callback.py < result.json
# CALLBACK_URL is the callback_url of the job, CLEARWARDEN_WEBHOOK_SECRET the secret of its connection.
import base64
import hashlib
import hmac
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
message_id = f"msg_{uuid.uuid4()}"
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
        print(response.status, response.read().decode())
except HTTPError as error:
    sys.exit(f"{error.code} {error.read().decode(errors='replace')}")
except OSError as error:
    sys.exit(f"The call failed: {error}")
