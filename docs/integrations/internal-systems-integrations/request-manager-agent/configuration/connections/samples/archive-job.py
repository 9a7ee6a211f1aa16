#!/usr/bin/env python3
"""Counts or deletes the archived mail of one customer: job JSON in, result JSON out."""

import json
import re
import sys
from pathlib import Path

ARCHIVE = Path("/srv/mail-archive")
CUSTOMER_ID = re.compile(r"[0-9]{1,12}")
DONE, FAILED, NO_DATA = 0, 1, 3


def answer(job, exit_code, status, **fields):
    print(json.dumps({"job_id": job["job_id"], "status": status, **fields}))
    return exit_code


def customer_ids(job):
    """The customer IDs that can be searched for. Only digits become part of a path."""
    return {
        identifier["value"]
        for identifier in job["subject"]["identifiers"]
        if identifier["type"] == "customer_id" and CUSTOMER_ID.fullmatch(identifier["value"])
    }


def main():
    job = json.load(sys.stdin)
    if job["operation"] != "deletion" or job["phase"] not in ("preview", "execute"):
        error = {"code": "not_supported", "detail": job["operation"], "retryable": False}
        return answer(job, FAILED, "failed", error=error)

    ids = customer_ids(job)
    if not ids:
        detail = "No customer_id of 1 to 12 digits."
        error = {"code": "invalid_identifier", "detail": detail, "retryable": False}
        return answer(job, FAILED, "failed", error=error)

    found = sorted(path for value in ids for path in (ARCHIVE / value).glob("*.eml"))
    if not found:
        return answer(job, NO_DATA, "no_data")
    if job["phase"] == "preview":
        return answer(job, DONE, "data_found", counts={"found": len(found)})
    if job["request"]["test"]:
        return answer(job, DONE, "completed", message="Test: nothing was deleted.")

    for path in found:
        path.unlink(missing_ok=True)
    counts = {"found": len(found), "affected": len(found), "kept": 0}
    return answer(job, DONE, "completed", counts=counts)


if __name__ == "__main__":
    sys.exit(main())
