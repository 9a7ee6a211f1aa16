#!/usr/bin/env bash
# Scans a data source now, waits for the end, and prints the findings as tab-separated lines:
#   bash scan.sh <data source id> [metadata|sample|full]
# Needs curl, jq and uuidgen.
set -euo pipefail

: "${CLEARWARDEN_BASE_URL:?address of the API, with /api/v2}" "${CLEARWARDEN_TOKEN:?access token}"
source_id=${1:?id of the data source} mode=${2:-sample}

body=$(mktemp)
trap 'rm -f "$body"' EXIT

# Prints the answer; after an error, its problem document goes to standard error.
call() {
  curl --silent --show-error --fail-with-body --retry 3 --output "$body" \
    --header "Authorization: Bearer $CLEARWARDEN_TOKEN" "$@" || { cat "$body" >&2; return 1; }
  cat "$body"
}
api=$CLEARWARDEN_BASE_URL/discovery

scan=$(call --header "Content-Type: application/json" --header "Idempotency-Key: $(uuidgen)" \
  --data "$(jq --null-input --arg source "$source_id" --arg mode "$mode" \
    '{data_source_id: $source, mode: $mode}')" \
  "$api/scans" | jq --raw-output .id)

while :; do
  status=$(call "$api/scans/$scan" | jq --raw-output .status)
  case $status in
    completed | completed_with_errors) break ;;
    failed | canceled) echo "$scan: $status" >&2; exit 1 ;;
  esac
  sleep "${POLL_SECONDS:-30}"
done
[[ $status == completed ]] || echo "$scan: $status, the findings are not complete" >&2

cursor=''
while :; do
  page=$(call --get --data-urlencode "limit=100" ${cursor:+--data-urlencode "cursor=$cursor"} \
    "$api/scans/$scan/findings")
  jq --raw-output '.data[] | [.container, .field, .classifier, .confidence, .status] | @tsv' <<<"$page"
  [[ $(jq .pagination.has_more <<<"$page") == true ]] || break
  cursor=$(jq --raw-output .pagination.next_cursor <<<"$page")
done
