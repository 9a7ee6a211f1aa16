#!/usr/bin/env bash
# Runs audit-events.sql in Athena, prints the events that it finds, and ends with 1 if there are any.
# Needs the AWS CLI and jq.
set -euo pipefail

id=$(aws athena start-query-execution --work-group clearwarden-audit \
  --query-execution-context Database=default --query-string file://audit-events.sql \
  --query QueryExecutionId --output text)

while :; do
  state=$(aws athena get-query-execution --query-execution-id "$id" \
    --query QueryExecution.Status.State --output text)
  case $state in
    SUCCEEDED) break ;;
    FAILED | CANCELLED) echo "The query ended as $state" >&2; exit 2 ;;
  esac
  sleep 2
done

# The first row has the names of the columns.
events=$(aws athena get-query-results --query-execution-id "$id" --output json |
  jq --raw-output '.ResultSet.Rows[1:][].Data | map(.VarCharValue // "") | @tsv')
[[ -z $events ]] || { printf '%s\n' "$events"; exit 1; }
