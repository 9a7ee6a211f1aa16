// Request Manager Agent on Azure Container Apps: one replica, no ingress, key from Key Vault.

@description('Region of the environment.')
param location string = resourceGroup().location

@description('Your tenant, the first part of {customer}.clearwarden.example.')
param tenant string

@description('Name of the key vault with the secrets of the agent.')
param vaultName string

@description('Name of the Container Apps environment.')
param environmentName string = 'clearwarden'

@description('Name of the user-assigned managed identity.')
param identityName string = 'clearwarden-agent'

@description('Image of the agent, with the version that you tested.')
param image string = 'registry.clearwarden.example/request-manager-agent:2.9.1'

@description('Most replicas, which share one agent key.')
@minValue(1)
@maxValue(3)
param maxReplicas int = 1

var vaultUrl = 'https://${vaultName}${environment().suffixes.keyvaultDns}'

resource managedEnvironment 'Microsoft.App/managedEnvironments@2025-01-01' existing = {
  name: environmentName
}

resource identity 'Microsoft.ManagedIdentity/userAssignedIdentities@2023-01-31' existing = {
  name: identityName
}

resource agent 'Microsoft.App/containerApps@2025-01-01' = {
  name: 'request-manager-agent'
  location: location
  identity: {
    type: 'UserAssigned'
    userAssignedIdentities: {
      '${identity.id}': {}
    }
  }
  properties: {
    environmentId: managedEnvironment.id
    configuration: {
      activeRevisionsMode: 'Single'
      secrets: [
        {
          name: 'agent-key'
          keyVaultUrl: '${vaultUrl}/secrets/clearwarden-agent-key'
          identity: identity.id
        }
      ]
    }
    template: {
      terminationGracePeriodSeconds: 60
      containers: [
        {
          name: 'agent'
          image: image
          resources: {
            cpu: 1
            memory: '2Gi'
          }
          env: [
            {
              name: 'CW_AGENT_TENANT'
              value: tenant
            }
            {
              name: 'CW_AGENT_NAME'
              value: 'container-apps-${location}'
            }
            {
              name: 'CW_AGENT_KEY'
              secretRef: 'agent-key'
            }
            {
              name: 'CW_AGENT_AZURE_VAULT_URL'
              value: vaultUrl
            }
            {
              name: 'CW_AGENT_CONNECTIONS_REF'
              value: 'azure-kv:clearwarden-connections'
            }
          ]
          probes: [
            {
              type: 'Startup'
              httpGet: {
                path: '/health/live'
                port: 8080
              }
              periodSeconds: 5
              failureThreshold: 10
            }
            {
              type: 'Liveness'
              httpGet: {
                path: '/health/live'
                port: 8080
              }
              periodSeconds: 30
              timeoutSeconds: 5
            }
            {
              type: 'Readiness'
              httpGet: {
                path: '/health/ready'
                port: 8080
              }
              periodSeconds: 15
              timeoutSeconds: 5
            }
          ]
        }
      ]
      scale: {
        minReplicas: 1
        maxReplicas: maxReplicas
      }
    }
  }
}

output latestRevision string = agent.properties.latestRevisionName
