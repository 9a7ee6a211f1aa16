#!/usr/bin/env bash
# Writes one line of CSV for each privacy request that was received in a period.
# Usage: list-requests.sh 2025-07-01T00:00:00Z 2025-10-01T00:00:00Z > requests.csv
set -euo pipefail

: "${CLEARWARDEN_BASE_URL:?such as https://harborpine.clearwarden.example/api/v2}"
: "${CLEARWARDEN_TOKEN:?access token with the privacy_requests:read scope}"
from=${1:?start of the period}
to=${2:?end of the period}
cursor=''

columns='["reference", "type", "law", "source", "status", "outcome", "denial_reason",
  "received_at", "acknowledged_at", "due_at", "original_due_at", "notified_at", "completed_at",
  "in_time", "tags", "appeal_of_id"]'
row='[.reference, .type, .policy.law_code, .source, .status, .outcome, .denial_reason,
  .received_at, .acknowledged_at, .due_at, .extension.original_due_at, .extension.notified_at,
  .completed_at,
  (if .completed_at then .completed_at <= .due_at else null end),
  (.tags // [] | join(" ")), .appeal_of_id]'

jq --null-input --raw-output "$columns | @csv"

while true; do
  query=(
    --data-urlencode "received_from=$from"
    --data-urlencode "received_to=$to"
    --data-urlencode 'test=false'
    --data-urlencode 'limit=100'
  )
  if [ -n "$cursor" ]; then
    query+=(--data-urlencode "cursor=$cursor")
  fi

  page=$(curl --silent --show-error --fail --retry 5 --get \
    -H "Authorization: Bearer $CLEARWARDEN_TOKEN" \
    "${query[@]}" \
    "$CLEARWARDEN_BASE_URL/privacy-requests")

  jq --raw-output ".data[] | $row | @csv" <<< "$page"

  if [ "$(jq --raw-output '.pagination.has_more' <<< "$page")" != 'true' ]; then
    break
  fi
  cursor=$(jq --raw-output '.pagination.next_cursor' <<< "$page")
done
