#!/usr/bin/env bash
# Creates or updates the Request Manager Agent on Google Cloud Run.
# Sign in with "gcloud auth login" first. Running the script again deploys a new revision.
# The settings are in settings.env in this folder, so that no later run leaves one out:
# REGION: the region of the subnet and of the agent, us-west1 if it isn't set.
# CA_SECRET: a secret in PEM format, whose certificates the agent trusts, too.
# PROXY: the address of a proxy for the agent's HTTPS calls.
# PROXY_SECRET: in place of PROXY, a secret with the address of a proxy that needs a password.
#   To go back to PROXY later, run the script once with neither.
# METRICS_IMAGE: the Prometheus sidecar of Google, which sends the metrics to Cloud Monitoring.
# RESULT_STORE: your own store of result files, for example gs://bucket/prefix.
# SUFFIX: the end of the names of a second agent in the project, for example -stores.
# KEY_REF, CONNECTIONS_REF: where the agent reads its key and the connection list.
set -euo pipefail

source ./settings.env

: "${PROJECT:?Set PROJECT to the id of the project for the agent}"
: "${NETWORK:?Set NETWORK to the VPC network of the databases}"
: "${SUBNET:?Set SUBNET to a subnet of it in the region, /26 or larger}"
: "${TENANT:?Set TENANT to your tenant, for example harborpine}"
: "${REGION:=us-west1}"
: "${VERSION:=2.9.1}"
: "${VPC_EGRESS:=private-ranges-only}"
: "${CA_SECRET:=}"
: "${PROXY:=}"
: "${PROXY_SECRET:=}"
: "${NO_PROXY_HOSTS:=}"
: "${METRICS_IMAGE:=}"
: "${RESULT_STORE:=}"
: "${SUFFIX:=}"
: "${KEY_REF:=gcp-sm:clearwarden-agent-key$SUFFIX}"
: "${CONNECTIONS_REF:=gcp-sm:clearwarden-connections$SUFFIX}"

account="clearwarden-agent$SUFFIX@$PROJECT.iam.gserviceaccount.com"
# Agent key, connection list, and one secret for each connection. They exist already.
secrets=("clearwarden-agent-key$SUFFIX" "clearwarden-connections$SUFFIX" clearwarden-orders-pg)
if [ -n "$CA_SECRET" ]; then secrets+=("$CA_SECRET"); fi
if [ -n "$PROXY_SECRET" ]; then secrets+=("$PROXY_SECRET"); fi

gcloud services enable run.googleapis.com artifactregistry.googleapis.com \
  compute.googleapis.com secretmanager.googleapis.com --project="$PROJECT"

# Cloud Run takes images from Artifact Registry, so put a remote repository before the registry.
gcloud artifacts repositories describe clearwarden \
  --project="$PROJECT" --location="$REGION" > /dev/null 2>&1 ||
  gcloud artifacts repositories create clearwarden \
    --project="$PROJECT" --location="$REGION" --repository-format=docker \
    --mode=remote-repository --remote-docker-repo=https://registry.clearwarden.example \
    --remote-repo-config-desc="Clearwarden registry"

# Identity of the container. It may read its own secrets, one by one.
gcloud iam service-accounts describe "$account" --project="$PROJECT" > /dev/null 2>&1 ||
  gcloud iam service-accounts create "clearwarden-agent$SUFFIX" --project="$PROJECT" \
    --display-name="Clearwarden Request Manager Agent"
for secret in "${secrets[@]}"; do
  gcloud secrets add-iam-policy-binding "$secret" --project="$PROJECT" \
    --member="serviceAccount:$account" --role=roles/secretmanager.secretAccessor > /dev/null
done

# Lists contain commas, so "|" separates the variables.
environment="^|^CW_AGENT_TENANT=$TENANT"
environment+="|CW_AGENT_NAME=cloud-run-$REGION$SUFFIX"
environment+="|CW_AGENT_GCP_PROJECT=$PROJECT"
environment+="|CW_AGENT_KEY_REF=$KEY_REF"
environment+="|CW_AGENT_CONNECTIONS_REF=$CONNECTIONS_REF"
environment+="|CW_AGENT_SHUTDOWN_GRACE_SECONDS=8"
if [ -n "$CA_SECRET" ]; then environment+="|CW_AGENT_CA_BUNDLE=/etc/clearwarden/ca/ca.pem"; fi
if [ -n "$RESULT_STORE" ]; then environment+="|CW_AGENT_RESULT_STORE=$RESULT_STORE"; fi
if [ -n "$PROXY" ]; then environment+="|HTTPS_PROXY=$PROXY"; fi
if [ -n "$PROXY$PROXY_SECRET" ]; then
  environment+="|NO_PROXY=localhost,127.0.0.1,metadata.google.internal,169.254.169.254${NO_PROXY_HOSTS:+,$NO_PROXY_HOSTS}"
fi

# What Cloud Run itself passes on: certificates as a file, and the proxy's address as a variable.
mounts=()
if [ -n "$CA_SECRET" ]; then mounts+=("/etc/clearwarden/ca/ca.pem=$CA_SECRET:latest"); fi
if [ -n "$PROXY_SECRET" ]; then mounts+=("HTTPS_PROXY=$PROXY_SECRET:latest"); fi

containers=(
  --container=agent --port=8080 --cpu=1 --memory=2Gi
  --image="$REGION-docker.pkg.dev/$PROJECT/clearwarden/request-manager-agent:$VERSION"
  --set-env-vars="$environment"
  --startup-probe=httpGet.path=/health/ready,httpGet.port=8080,periodSeconds=10,timeoutSeconds=5,failureThreshold=12
  --liveness-probe=httpGet.path=/health/live,httpGet.port=8080,periodSeconds=30,timeoutSeconds=5,failureThreshold=3
)
if [ ${#mounts[@]} -gt 0 ]; then
  containers+=(--set-secrets="$(IFS=, && echo "${mounts[*]}")")
else
  containers+=(--clear-secrets)
fi
if [ -n "$METRICS_IMAGE" ]; then
  gcloud services enable monitoring.googleapis.com --project="$PROJECT"
  for role in roles/monitoring.metricWriter roles/logging.logWriter; do
    gcloud projects add-iam-policy-binding "$PROJECT" --condition=None \
      --member="serviceAccount:$account" --role="$role" > /dev/null
  done
  containers+=(--container=metrics --image="$METRICS_IMAGE" --cpu=1 --memory=512Mi --depends-on=agent)
fi

# Flags of the service come first, then those of each container.
gcloud run deploy "request-manager-agent$SUFFIX" --project="$PROJECT" --region="$REGION" \
  --service-account="$account" \
  --ingress=internal --no-allow-unauthenticated \
  --min-instances=1 --max-instances=1 --no-cpu-throttling \
  --network="$NETWORK" --subnet="$SUBNET" \
  --vpc-egress="$VPC_EGRESS" \
  "${containers[@]}"
