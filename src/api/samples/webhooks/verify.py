# Verifies the signature of a webhook with Python 3.9 or later:
# python verify.py <webhook-id> <webhook-timestamp> <webhook-signature> [now] < body.json
import base64
import hashlib
import hmac
import os
import sys
import time

TOLERANCE_SECONDS = 5 * 60
MIN_KEY_BYTES = 16


def read_keys() -> list[bytes]:
    """Read the keys that deliveries may be signed with."""
    # During a rotation the variable holds two secrets with a space between them.
    secrets = os.environ["CLEARWARDEN_WEBHOOK_SECRET"].split()
    try:
        keys = [
            base64.b64decode(secret.removeprefix("whsec_"), validate=True)
            for secret in secrets
        ]
    except ValueError:
        keys = []
    # Anyone could sign with an empty key.
    if min(map(len, keys), default=0) < MIN_KEY_BYTES:
        raise ValueError(
            "CLEARWARDEN_WEBHOOK_SECRET needs secrets of at least 16 bytes in Base64"
        )
    return keys


def verify(
    keys: list[bytes], headers: dict[str, str], raw_body: bytes, now: float
) -> bool:
    """Say whether a delivery comes from Clearwarden and is at most five minutes old.

    The names of the headers are in lower case, the raw body is as received, before
    any parsing, and now is in Unix seconds.
    """
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    signatures = headers.get("webhook-signature", "").split()
    if not (timestamp.isascii() and timestamp.isdigit()):
        return False
    if abs(now - int(timestamp)) > TOLERANCE_SECONDS:
        return False

    signed = f"{message_id}.{timestamp}.".encode() + raw_body
    for key in keys:
        digest = hmac.new(key, signed, hashlib.sha256).digest()
        expected = b"v1," + base64.b64encode(digest)
        for signature in signatures:
            if hmac.compare_digest(signature.encode(), expected):
                return True
    return False


if __name__ == "__main__":
    signing_keys = read_keys()
    arguments = sys.argv[1:]
    names = ("webhook-id", "webhook-timestamp", "webhook-signature")
    current = float(arguments[3]) if len(arguments) > 3 else time.time()
    delivery_headers = dict(zip(names, arguments))
    valid = verify(signing_keys, delivery_headers, sys.stdin.buffer.read(), current)
    print("valid" if valid else "not valid")
    sys.exit(0 if valid else 1)
