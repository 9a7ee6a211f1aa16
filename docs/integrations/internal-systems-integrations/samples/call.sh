#!/usr/bin/env bash
# Calls an internal system as Clearwarden does, with bearer token and signature:
#   bash call.sh <method> <path> [file with the body]
# For tests: token and key are arguments of curl and openssl, which other users of the machine can see.
set -euo pipefail

: "${JOBS_URL:?base URL of the internal system}" "${JOBS_TOKEN:?bearer token}"
: "${CLEARWARDEN_WEBHOOK_SECRET:?signing secret}"

method=$1 path=$2 body=$(mktemp)
trap 'rm -f "$body"' EXIT
[[ $# -lt 3 ]] || cat "$3" >"$body"

id="msg_test_$(date +%s)_$RANDOM"
timestamp=$(date +%s)
secret=${CLEARWARDEN_WEBHOOK_SECRET%% *} # the first one during a rotation
key=$(base64 --decode <<<"${secret#whsec_}" | od -An -v -tx1 | tr -d ' \n')
signature=$({ printf '%s.%s.' "$id" "$timestamp" && cat "$body"; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)

options=(--silent --show-error --max-time 30 --request "$method")
[[ ! -s $body ]] || options+=(--header "Content-Type: application/json" --data-binary "@$body")
curl "${options[@]}" \
  --header "Authorization: Bearer $JOBS_TOKEN" \
  --header "Clearwarden-Contract: 1.0" \
  --header "webhook-id: $id" \
  --header "webhook-timestamp: $timestamp" \
  --header "webhook-signature: v1,$signature" \
  --write-out '\nHTTP %{http_code}\n' \
  "${JOBS_URL%/}$path"
