#!/usr/bin/env bash
# Runs one cw-agent command as a Cloud Run job, with the identity and network of the agent.
# Usage: ./google-cloud-run-command.sh validate
#        ./google-cloud-run-command.sh test orders-pg
set -euo pipefail

source ./settings.env

: "${PROJECT:?Set PROJECT}" "${NETWORK:?Set NETWORK}" "${SUBNET:?Set SUBNET}" "${TENANT:?Set TENANT}"
: "${REGION:=us-west1}"
: "${VERSION:=2.9.1}"
: "${VPC_EGRESS:=private-ranges-only}"
: "${CA_SECRET:=}"
: "${PROXY:=}"
: "${PROXY_SECRET:=}"
: "${NO_PROXY_HOSTS:=}"
: "${SUFFIX:=}"
: "${KEY_REF:=gcp-sm:clearwarden-agent-key$SUFFIX}"
: "${CONNECTIONS_REF:=gcp-sm:clearwarden-connections$SUFFIX}"

arguments=$(
  IFS=,
  echo "$*"
)
# Lists contain commas, so "|" separates the variables.
environment="^|^CW_AGENT_TENANT=$TENANT|CW_AGENT_GCP_PROJECT=$PROJECT"
environment+="|CW_AGENT_KEY_REF=$KEY_REF"
environment+="|CW_AGENT_CONNECTIONS_REF=$CONNECTIONS_REF"
if [ -n "$PROXY" ]; then environment+="|HTTPS_PROXY=$PROXY"; fi
if [ -n "$PROXY$PROXY_SECRET" ]; then
  environment+="|NO_PROXY=localhost,127.0.0.1,metadata.google.internal,169.254.169.254${NO_PROXY_HOSTS:+,$NO_PROXY_HOSTS}"
fi
mounts=()
if [ -n "$CA_SECRET" ]; then
  environment+="|CW_AGENT_CA_BUNDLE=/etc/clearwarden/ca/ca.pem"
  mounts+=("/etc/clearwarden/ca/ca.pem=$CA_SECRET:latest")
fi
if [ -n "$PROXY_SECRET" ]; then mounts+=("HTTPS_PROXY=$PROXY_SECRET:latest"); fi
secrets=--clear-secrets
if [ ${#mounts[@]} -gt 0 ]; then secrets="--set-secrets=$(IFS=, && echo "${mounts[*]}")"; fi

gcloud run jobs deploy "request-manager-agent-command$SUFFIX" --project="$PROJECT" --region="$REGION" \
  --image="$REGION-docker.pkg.dev/$PROJECT/clearwarden/request-manager-agent:$VERSION" \
  --service-account="clearwarden-agent$SUFFIX@$PROJECT.iam.gserviceaccount.com" \
  --network="$NETWORK" --subnet="$SUBNET" \
  --vpc-egress="$VPC_EGRESS" \
  --set-env-vars="$environment" "$secrets" \
  --command=cw-agent --args="$arguments" --max-retries=0 --task-timeout=10m \
  --execute-now --wait
