#!/usr/bin/env bash
set -euo pipefail

API=${CLEARWARDEN_BASE_URL:-https://harborpine.clearwarden.example/api/v2}

# Prints the response of a success. After any other one, the program stops
call() {
  local response
  response=$(curl --silent --show-error --fail-with-body --max-time 30 "$@") ||
    { echo "$response" >&2 && return 1; }
  printf '%s' "$response"
}

# 1. Get a token
TOKEN=$(call \
  --user "${CLEARWARDEN_CLIENT_ID:?is not set}:${CLEARWARDEN_CLIENT_SECRET:?is not set}" \
  --data "grant_type=client_credentials" \
  --data-urlencode "scope=privacy_requests:read privacy_requests:write" \
  "$API/oauth/token" | jq --exit-status --raw-output .access_token)

# 2. Create a test request. To retry the call, run the program again with the same key
KEY=${1:-$(uuidgen)}
echo "Idempotency-Key: $KEY" >&2
ID=$(call \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --header "Idempotency-Key: $KEY" \
  --data '{
    "type": "access",
    "subject": {
      "first_name": "Jordan",
      "last_name": "Avery",
      "email": "jordan.avery@mail.example",
      "country": "US",
      "region": "US-CA"
    },
    "notify_subject": false,
    "test": true
  }' \
  "$API/privacy-requests" | jq --exit-status --raw-output .id)

# 3. Read it back
call --header "Authorization: Bearer $TOKEN" "$API/privacy-requests/$ID" |
  jq --exit-status '{reference, status, due_at, policy}'
