// Request Manager Agent on Azure Container Apps: 1 to 3 replicas, no ingress, key from Key Vault.
// With metricsConnectionString, a collector sends the metrics to Application Insights.
// With proxy or proxySecret, the HTTPS calls of the agent go through it.

@description('Region of the environment.')
param location string = resourceGroup().location

@description('Your tenant, the first part of {customer}.clearwarden.example.')
param tenant string

@description('Name of the agent in Clearwarden.')
param agentName string = 'container-apps-${location}'

@description('Name of the key vault with the secrets of the agent.')
param vaultName string

@description('Name of the Container Apps environment.')
param environmentName string = 'clearwarden'

@description('Name of the user-assigned managed identity.')
param identityName string = 'clearwarden-agent'

@description('Image of the agent, with the version that you tested.')
param image string = 'registry.clearwarden.example/request-manager-agent:2.9.1'

@description('Replicas, which share one agent key.')
@minValue(1)
@maxValue(3)
param replicas int = 1

@description('Version of the agent key in the vault, to use it at once. Empty for the latest.')
param keyVersion string = ''

@description('Secret of the vault with certificates to trust in addition, in PEM format. Empty for none.')
param caBundleSecret string = ''

@description('Where to read the connection list from: one or more references, separated by commas.')
param connectionsRef string = 'azure-kv:clearwarden-connections'

@description('Proxy for outbound HTTPS, for example http://proxy.internal.example:3128. Empty for none.')
param proxy string = ''

@description('Secret of the vault with the address of a proxy that needs a password, in place of proxy. Empty for none.')
param proxySecret string = ''

@description('Hosts to reach without the proxy, separated by commas. The endpoint of the identity is on localhost, which is always among them.')
param noProxy string = ''

@description('Your own store of result files, for example azblob://account/container. Empty for the one of Clearwarden.')
param resultStore string = ''

@description('Connection string of Application Insights. Empty for no collector.')
@secure()
param metricsConnectionString string = ''

@description('Image of the OpenTelemetry Collector, with the version that you tested.')
param collectorImage string = ''

@description('Azure Container Registry with your copies of the images, which the identity may pull. Empty for none.')
param registryServer string = ''

var vaultUrl = 'https://${vaultName}${environment().suffixes.keyvaultDns}'

var agentSecrets = [
  {
    name: 'agent-key'
    keyVaultUrl: '${vaultUrl}/secrets/clearwarden-agent-key${empty(keyVersion) ? '' : '/${keyVersion}'}'
    identity: identity.id
  }
]

var withCaBundle = !empty(caBundleSecret)

var caSecrets = withCaBundle ? [
  {
    name: 'ca-bundle'
    keyVaultUrl: '${vaultUrl}/secrets/${caBundleSecret}'
    identity: identity.id
  }
] : []

var caVariables = withCaBundle ? [
  {
    name: 'CW_AGENT_CA_BUNDLE'
    value: '/etc/clearwarden/ca/ca.pem'
  }
] : []

var caMounts = withCaBundle ? [
  {
    volumeName: 'ca'
    mountPath: '/etc/clearwarden/ca'
  }
] : []

var caVolumes = withCaBundle ? [
  {
    name: 'ca'
    storageType: 'Secret'
    secrets: [
      {
        secretRef: 'ca-bundle'
        path: 'ca.pem'
      }
    ]
  }
] : []

// A change of this variable makes Azure start a new revision, which reads the key again.
var keyVariables = empty(keyVersion) ? [] : [
  {
    name: 'KEY_VERSION'
    value: keyVersion
  }
]

var withProxySecret = !empty(proxySecret)

var proxySecrets = withProxySecret ? [
  {
    name: 'proxy-url'
    keyVaultUrl: '${vaultUrl}/secrets/${proxySecret}'
    identity: identity.id
  }
] : []

var proxyVariables = empty(proxy) && !withProxySecret ? [] : [
  withProxySecret ? {
    name: 'HTTPS_PROXY'
    secretRef: 'proxy-url'
  } : {
    name: 'HTTPS_PROXY'
    value: proxy
  }
  {
    name: 'NO_PROXY'
    value: 'localhost,127.0.0.1${empty(noProxy) ? '' : ',${noProxy}'}'
  }
]

var resultVariables = empty(resultStore) ? [] : [
  {
    name: 'CW_AGENT_RESULT_STORE'
    value: resultStore
  }
]

var metricsSecrets = [
  {
    name: 'metrics-connection-string'
    value: metricsConnectionString
  }
  {
    name: 'metrics-configuration'
    value: collectorConfiguration
  }
]

// Three quotes: Bicep leaves the text as it is, and the collector reads the variable.
var collectorConfiguration = '''
receivers:
  prometheus:
    config:
      scrape_configs:
        - job_name: request-manager-agent
          scrape_interval: 60s
          static_configs:
            - targets: [localhost:8080]
              labels:
                replica: ${env:CONTAINER_APP_REPLICA_NAME}
exporters:
  azuremonitor:
    connection_string: ${env:APPLICATIONINSIGHTS_CONNECTION_STRING}
service:
  pipelines:
    metrics:
      receivers: [prometheus]
      exporters: [azuremonitor]
'''

var agentContainer = {
  name: 'agent'
  image: image
  resources: {
    cpu: 1
    memory: '2Gi'
  }
  volumeMounts: caMounts
  env: concat(caVariables, keyVariables, proxyVariables, resultVariables, [
    {
      name: 'CW_AGENT_TENANT'
      value: tenant
    }
    {
      name: 'CW_AGENT_NAME'
      value: agentName
    }
    {
      name: 'CW_AGENT_KEY'
      secretRef: 'agent-key'
    }
    {
      name: 'CW_AGENT_AZURE_VAULT_URL'
      value: vaultUrl
    }
    // Without it, Azure looks for a system-assigned identity, which the app doesn't have.
    {
      name: 'AZURE_CLIENT_ID'
      value: identity.properties.clientId
    }
    {
      name: 'CW_AGENT_CONNECTIONS_REF'
      value: connectionsRef
    }
  ])
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

var collector = {
  name: 'metrics'
  image: collectorImage
  args: [
    '--config=env:COLLECTOR_CONFIGURATION'
  ]
  resources: {
    cpu: json('0.25')
    memory: '0.5Gi'
  }
  env: [
    {
      name: 'APPLICATIONINSIGHTS_CONNECTION_STRING'
      secretRef: 'metrics-connection-string'
    }
    {
      name: 'COLLECTOR_CONFIGURATION'
      secretRef: 'metrics-configuration'
    }
  ]
}

var withMetrics = !empty(metricsConnectionString)

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
      registries: empty(registryServer) ? [] : [
        {
          server: registryServer
          identity: identity.id
        }
      ]
      secrets: concat(agentSecrets, caSecrets, proxySecrets, withMetrics ? metricsSecrets : [])
    }
    template: {
      terminationGracePeriodSeconds: 60
      volumes: caVolumes
      containers: withMetrics ? [agentContainer, collector] : [agentContainer]
      scale: {
        minReplicas: replicas
        maxReplicas: replicas
      }
    }
  }
}

output latestRevision string = agent.properties.latestRevisionName
