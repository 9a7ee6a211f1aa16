#!/usr/bin/env bash
# Prepares Azure for the Request Manager Agent: identity, key vault, secrets, subnet, environment.
# Sign in with "az login" first. You need Owner on the subscription,
# or Contributor and User Access Administrator.
# If it stops, run it again: it keeps what exists.
set -euo pipefail

: "${VNET_ID:?Set VNET_ID to the resource id of the virtual network of the databases}"
: "${SUBNET_PREFIX:?Set SUBNET_PREFIX to a free range of that network, /27 or larger}"
: "${VAULT:?Set VAULT to a name for the key vault, unique in Azure}"
: "${AGENT_KEY:?Set AGENT_KEY to the agent key, cwrma_...}"
: "${LOCATION:=westus2}"
: "${GROUP:=clearwarden-agent}"

# One secret for the agent key, one for the connection list, one for each connection.
# The files hold the values; see "Storing credentials".
declare -A secrets=(
  [clearwarden-connections]=connections.json
  [clearwarden-stores-sql]=stores-sql.json
)

az group create --name "$GROUP" --location "$LOCATION" --output none
for provider in App OperationalInsights KeyVault ManagedIdentity Network; do
  az provider register --namespace "Microsoft.$provider" --wait
done

# Identity of the container.
az identity create --name clearwarden-agent --resource-group "$GROUP" --output none
principal_id=$(az identity show --name clearwarden-agent --resource-group "$GROUP" \
  --query principalId --output tsv)

# A key vault for this agent alone, with role-based access and protection against purging.
az keyvault show --name "$VAULT" --resource-group "$GROUP" --output none 2>/dev/null ||
  az keyvault create --name "$VAULT" --resource-group "$GROUP" --location "$LOCATION" \
    --enable-rbac-authorization true --enable-purge-protection true --output none
vault_id=$(az keyvault show --name "$VAULT" --query id --output tsv)

# The agent may read the secrets, you may write them.
az role assignment create --role "Key Vault Secrets User" --scope "$vault_id" \
  --assignee-object-id "$principal_id" \
  --assignee-principal-type ServicePrincipal --output none
az role assignment create --role "Key Vault Secrets Officer" --scope "$vault_id" \
  --assignee-object-id "$(az ad signed-in-user show --query id --output tsv)" \
  --assignee-principal-type User --output none
key_file=$(mktemp)
trap 'rm -f "$key_file"' EXIT
printf '%s' "$AGENT_KEY" > "$key_file"
secrets[clearwarden-agent-key]=$key_file

# A new role takes some minutes to become active, so try for up to ten.
for name in "${!secrets[@]}"; do
  for attempt in {1..20}; do
    az keyvault secret set --vault-name "$VAULT" --name "$name" \
      --file "${secrets[$name]}" --encoding utf-8 --output none && break
    [ "$attempt" -lt 20 ] || exit 1
    sleep 30
  done
done

# Subnet for the environment, delegated to Container Apps.
vnet_group=$(az network vnet show --ids "$VNET_ID" --query resourceGroup --output tsv)
vnet_name=$(az network vnet show --ids "$VNET_ID" --query name --output tsv)
az network vnet subnet show --resource-group "$vnet_group" --vnet-name "$vnet_name" \
  --name clearwarden-agent --output none 2>/dev/null ||
  az network vnet subnet create --resource-group "$vnet_group" --vnet-name "$vnet_name" \
    --name clearwarden-agent --address-prefixes "$SUBNET_PREFIX" \
    --delegations Microsoft.App/environments --output none
subnet_id=$(az network vnet subnet show --resource-group "$vnet_group" \
  --vnet-name "$vnet_name" --name clearwarden-agent --query id --output tsv)

# Environment without a public address, with its logs in Log Analytics.
az monitor log-analytics workspace create --resource-group "$GROUP" \
  --workspace-name clearwarden-agent --retention-time 30 --output none
workspace_id=$(az monitor log-analytics workspace show --resource-group "$GROUP" \
  --workspace-name clearwarden-agent --query customerId --output tsv)
workspace_key=$(az monitor log-analytics workspace get-shared-keys --resource-group "$GROUP" \
  --workspace-name clearwarden-agent --query primarySharedKey --output tsv)
az containerapp env create --name clearwarden --resource-group "$GROUP" --location "$LOCATION" \
  --infrastructure-subnet-resource-id "$subnet_id" --internal-only true \
  --logs-destination log-analytics --logs-workspace-id "$workspace_id" \
  --logs-workspace-key "$workspace_key" --output none
