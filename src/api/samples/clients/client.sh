#!/usr/bin/env bash
# curl 7.68 or later, jq, and uuidgen: bash client.sh [idempotency-key]
# Creates a test request, updates it, and lists all requests.
set -euo pipefail

max_repeats=3
max_wait_seconds=60
base_url=${CLEARWARDEN_BASE_URL:-https://harborpine.clearwarden.example/api/v2}
: "${CLEARWARDEN_TOKEN:?is not set}"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# header <name>: its value in the last response
header() {
  tr -d '\r' <"$work/headers" | awk -v name="$1:" '
    tolower($1) == tolower(name) { value = substr($0, length(name) + 2) }
    END { print value }'
}

# call <method> <path> [option of curl…]: calls the API, and retries the call while that can help.
# After a success, $work/body has the JSON.
call() {
  local method=$1 path=$2 repeats status wait_seconds message
  shift 2
  for ((repeats = 0; ; repeats++)); do
    : >"$work/body"
    : >"$work/headers"
    status=$(curl --silent --max-time 30 --request "$method" \
      --header "Authorization: Bearer $CLEARWARDEN_TOKEN" \
      --dump-header "$work/headers" --output "$work/body" --write-out '%{http_code}' \
      "$@" "$base_url$path") || status=000
    message="$method $path: $status $(cat "$work/body")"
    if [[ $status == 2* ]]; then
      jq --exit-status type "$work/body" >/dev/null 2>&1 && return
      echo "Not JSON: $message" >&2
      exit 1
    fi

    case $status in
      000 | 429 | 500 | 502 | 503 | 504) ;;
      *) grep -q '#idempotency-in-progress"' "$work/body" || { echo "$message" >&2 && exit 1; } ;;
    esac
    wait_seconds=$(header Retry-After)
    [[ $wait_seconds =~ ^[0-9]+$ ]] || wait_seconds=$((2 ** (repeats + 1)))
    if ((repeats == max_repeats || wait_seconds > max_wait_seconds)); then
      echo "Stopped, the next repeat would be in $wait_seconds s. $message" >&2
      exit 1
    fi
    echo "$status, repeated in $wait_seconds s" >&2
    sleep "$wait_seconds"
  done
}

# Made once, and sent with every repeat. If the program stops, run it again with the key.
key=${1:-$(uuidgen)}
echo "Idempotency-Key: $key" >&2
call POST /privacy-requests --header "Idempotency-Key: $key" \
  --header 'Content-Type: application/json' --data-binary '{
    "type": "access",
    "subject": {"email": "jordan.avery@mail.example", "country": "US", "region": "US-CA"},
    "notify_subject": false,
    "test": true
  }'
id=$(jq --raw-output .id "$work/body")
echo "created $id"

# If someone changes the request in between, the answer is 412, and nothing is overwritten.
call GET "/privacy-requests/$id"
call PATCH "/privacy-requests/$id" --header "If-Match: $(header ETag)" \
  --header 'Content-Type: application/json' --data-binary '{"tags": ["checked"]}'
echo "updated $id"

count=0
query=limit=100
while
  call GET "/privacy-requests?$query"
  count=$((count + $(jq '.data | length' "$work/body")))
  [[ $(jq .pagination.has_more "$work/body") == true ]]
do
  query="limit=100&cursor=$(jq --raw-output '.pagination.next_cursor | @uri' "$work/body")"
done
echo "listed $count requests"
