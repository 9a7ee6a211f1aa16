#!/usr/bin/env bash
# Writes all consent events of one period as JSON Lines.
# Usage: export-consent-log.sh 2025-09-16T00:00:00Z 2025-09-17T00:00:00Z > events.jsonl
set -euo pipefail

: "${CLEARWARDEN_BASE_URL:?such as https://harborpine.clearwarden.example/api/v2}"
: "${CLEARWARDEN_TOKEN:?access token with the consent:read scope}"
from=${1:?start of the period}
to=${2:?end of the period, at most 31 days later}
cursor=''

while true; do
  query=(--data-urlencode "from=$from" --data-urlencode "to=$to" --data-urlencode 'limit=100')
  if [ -n "$cursor" ]; then
    query+=(--data-urlencode "cursor=$cursor")
  fi

  page=$(curl --silent --show-error --fail --retry 5 --get \
    -H "Authorization: Bearer $CLEARWARDEN_TOKEN" \
    "${query[@]}" \
    "$CLEARWARDEN_BASE_URL/consent/audit-log")

  jq --compact-output '.data[]' <<< "$page"

  if [ "$(jq --raw-output '.pagination.has_more' <<< "$page")" != 'true' ]; then
    break
  fi
  cursor=$(jq --raw-output '.pagination.next_cursor' <<< "$page")
done
