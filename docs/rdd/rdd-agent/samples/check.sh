#!/usr/bin/env bash
# Checks a bring-your-own integration against contract 1.0, as the RDD Agent would call it.
# Prints names, types and counts, never values. Needs curl and jq.
set -euo pipefail

: "${CW_RDD_PLUGIN_URL:?base URL of the service}" "${CW_RDD_PLUGIN_TOKEN:?token}"
base=${CW_RDD_PLUGIN_URL%/}

get() { # prints the body of a 200, nothing for a 501
  local answer
  answer=$(curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' \
    --header "Authorization: Bearer $CW_RDD_PLUGIN_TOKEN" "$base$1")
  case ${answer##*$'\n'} in
    200) printf '%s' "${answer%$'\n'*}" ;;
    501) ;;
    *) echo "FAIL  $1: status ${answer##*$'\n'}" >&2; return 1 ;;
  esac
}
check() { # name, jq condition, JSON
  if jq --exit-status "$2" <<<"$3" >/dev/null; then echo "ok    $1"; else
    echo "FAIL  $1" >&2
    exit 1
  fi
}

status=$(curl --silent --show-error --output /dev/null --write-out '%{http_code}' --max-time 30 "$base/v1/describe")
check "without a token: 401" '. == 401' "$status"

describe=$(get /v1/describe)
check "describe" '.contract_version == "1.0" and (.name | type) == "string"
  and (.capabilities | type) == "array"' "$describe"

cursor='' pages=0 first=''
while :; do
  page=$(get "/v1/containers?cursor=$(jq --null-input --raw-output --arg c "$cursor" '$c | @uri')")
  check "containers, page $((++pages))" '(.containers | type) == "array" and has("next_cursor")
    and all(.containers[]; has("id") and has("name") and has("path") and has("row_estimate"))' "$page"
  [[ -n $first ]] || first=$(jq --raw-output '.containers[0].id // empty' <<<"$page")
  next=$(jq --raw-output '.next_cursor // empty' <<<"$page")
  [[ -n $next ]] || break
  [[ $next != "$cursor" ]] || { echo "FAIL  next_cursor does not change" >&2; exit 1; }
  cursor=$next
done
[[ -n $first ]] || { echo "No containers: nothing more to check."; exit 0; }

id=$(jq --null-input --raw-output --arg id "$first" '$id | @uri')
fields=$(get "/v1/containers/$id/fields")
[[ -n $fields ]] || { echo "skip  fields and sample: fields answers 501"; exit 0; }
check "fields of $first" '.fields | length > 0
  and all(.[]; has("name") and has("type") and (.nullable | type) == "boolean")' "$fields"

rows=$(get "/v1/containers/$id/sample?limit=5")
[[ -n $rows ]] || { echo "skip  sample: it answers 501"; exit 0; }
check "sample of $first: at most 5 rows" '.rows | type == "array" and length <= 5' "$rows"
check "sample of $first: only known fields" '.known as $known | all(.rows[] | keys[]; IN($known[]))' \
  "$(jq --argjson fields "$fields" '{rows, known: [$fields.fields[].name]}' <<<"$rows")"
