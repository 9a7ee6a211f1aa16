# Request Manager Agent on AWS ECS with Fargate: one task in private subnets, no inbound rule.
# The secrets exist already; Terraform reads their ARNs, never their values.

terraform {
  required_version = ">= 1.5"

  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = ">= 5.0"
    }
  }
}

variable "region" {
  description = "AWS Region of the agent and its secrets."
  type        = string
  default     = "us-west-2"
}

variable "suffix" {
  description = "End of the names, for a second agent in the account, for example -emea. Empty for the first."
  type        = string
  default     = ""

  validation {
    condition     = can(regex("^(-[a-z0-9]{1,12})?$", var.suffix))
    error_message = "A suffix is a hyphen with 1 to 12 lowercase letters and digits."
  }
}

variable "tenant" {
  description = "Your tenant, the first part of {customer}.clearwarden.example."
  type        = string
}

variable "vpc_id" {
  description = "VPC of the databases."
  type        = string
}

variable "subnet_ids" {
  description = "Private subnets with a route to a NAT gateway."
  type        = list(string)
}

variable "databases" {
  description = "Port of each database that the agent connects to, and its security group or address range."
  type = map(object({
    security_group_id = optional(string)
    cidr              = optional(string)
    port              = number
  }))
}

variable "secret_names" {
  description = "Secrets that the agent may read: agent key, connection list, one for each connection. Null for those of the guide."
  type        = set(string)
  default     = null
}

variable "ca_bundle_secret" {
  description = "Secret with certificates to trust in addition, in PEM format. Null for none."
  type        = string
  default     = null
}

variable "proxy" {
  description = "Proxy for outbound HTTPS: its URL or, if it needs a password, the secret with its URL; its address range and port; and hosts to reach without it. Null for none."
  type = object({
    url      = optional(string)
    secret   = optional(string)
    cidr     = string
    port     = number
    no_proxy = string
  })
  default = null

  validation {
    condition     = var.proxy == null ? true : (var.proxy.url == null) != (var.proxy.secret == null)
    error_message = "A proxy has either a url or a secret."
  }
}

variable "endpoint_security_group_id" {
  description = "Security group of the VPC's interface endpoints, to let the agent in. Null for none."
  type        = string
  default     = null
}

variable "connections_ref" {
  description = "Where to read the connection list from: one or more references, separated by commas. Null for the secret of the guide."
  type        = string
  default     = null
}

variable "result_store" {
  description = "Your own store of result files, for example s3://bucket/prefix. Null for the one of Clearwarden."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "Customer managed key of the secrets. Leave null if they use the AWS managed key."
  type        = string
  default     = null
}

variable "image" {
  description = "Image of the agent, with the version that you tested."
  type        = string
  default     = "registry.clearwarden.example/request-manager-agent:2.9.1"
}

variable "ecr_repositories" {
  description = "Amazon ECR repositories with copies of the images, for subnets without a NAT gateway."
  type        = set(string)
  default     = []
}

variable "desired_count" {
  description = "Replicas, which share one agent key."
  type        = number
  default     = 1

  validation {
    condition     = var.desired_count >= 0 && var.desired_count <= 3
    error_message = "An agent has at most 3 replicas."
  }
}

variable "health_security_group_id" {
  description = "Security group that may call the health port, for example of your monitoring. Null for none."
  type        = string
  default     = null
}

provider "aws" {
  region = var.region
}

data "aws_caller_identity" "current" {}

data "aws_secretsmanager_secret" "agent" {
  for_each = local.secret_names
  name     = each.value
}

data "aws_secretsmanager_secret" "ca_bundle" {
  for_each = toset(var.ca_bundle_secret == null ? [] : [var.ca_bundle_secret])
  name     = each.value
}

data "aws_secretsmanager_secret" "proxy" {
  for_each = toset([for proxy in var.proxy[*] : proxy.secret if proxy.secret != null])
  name     = each.value
}

locals {
  # Names that no other agent in the account may have.
  agent     = "clearwarden-agent${var.suffix}"
  cluster   = "clearwarden${var.suffix}"
  family    = "clearwarden-request-manager-agent${var.suffix}"
  log_group = "/clearwarden/request-manager-agent${var.suffix}"

  secret_names = var.secret_names != null ? var.secret_names : toset([
    "${local.cluster}/agent-key", "${local.cluster}/connections", "${local.cluster}/orders-pg"
  ])
  connections_ref = coalesce(var.connections_ref, "aws-sm:${local.cluster}/connections")

  # With a bundle, the shell writes it to a file first and then becomes the agent.
  entry_point = var.ca_bundle_secret == null ? ["cw-agent"] : [
    "sh", "-c", "echo \"$CA_BUNDLE\" > /tmp/ca.pem && exec cw-agent \"$@\"", "cw-agent"
  ]

  ca_secrets = [
    for secret in data.aws_secretsmanager_secret.ca_bundle :
    { name = "CA_BUNDLE", valueFrom = secret.arn }
  ]

  ca_variables = [
    for secret in data.aws_secretsmanager_secret.ca_bundle :
    { name = "CW_AGENT_CA_BUNDLE", value = "/tmp/ca.pem" }
  ]

  proxy_secrets = [
    for secret in data.aws_secretsmanager_secret.proxy :
    { name = "HTTPS_PROXY", valueFrom = secret.arn }
  ]

  proxy_variables = [
    for proxy in var.proxy[*] : concat(
      [for url in proxy.url[*] : { name = "HTTPS_PROXY", value = url }],
      [{ name = "NO_PROXY", value = proxy.no_proxy }],
    )
  ]

  result_variables = [
    for store in var.result_store[*] :
    { name = "CW_AGENT_RESULT_STORE", value = store }
  ]
}

# Logs

resource "aws_cloudwatch_log_group" "agent" {
  name              = local.log_group
  retention_in_days = 30
}

# Roles: the task role reads the secrets, the execution role writes the logs.

data "aws_iam_policy_document" "trust" {
  statement {
    actions = ["sts:AssumeRole"]

    principals {
      type        = "Service"
      identifiers = ["ecs-tasks.amazonaws.com"]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:SourceAccount"
      values   = [data.aws_caller_identity.current.account_id]
    }

    condition {
      test     = "ArnLike"
      variable = "aws:SourceArn"
      values   = ["arn:aws:ecs:${var.region}:${data.aws_caller_identity.current.account_id}:*"]
    }
  }
}

data "aws_iam_policy_document" "task" {
  statement {
    sid       = "ReadAgentSecrets"
    actions   = ["secretsmanager:GetSecretValue"]
    resources = [for secret in data.aws_secretsmanager_secret.agent : secret.arn]
  }

  dynamic "statement" {
    for_each = var.kms_key_arn == null ? [] : [var.kms_key_arn]

    content {
      sid       = "DecryptAgentSecrets"
      actions   = ["kms:Decrypt"]
      resources = [statement.value]

      condition {
        test     = "StringEquals"
        variable = "kms:ViaService"
        values   = ["secretsmanager.${var.region}.amazonaws.com"]
      }
    }
  }
}

data "aws_iam_policy_document" "execution" {
  statement {
    sid       = "WriteAgentLogs"
    actions   = ["logs:CreateLogStream", "logs:PutLogEvents"]
    resources = ["${aws_cloudwatch_log_group.agent.arn}:log-stream:*"]
  }

  dynamic "statement" {
    for_each = data.aws_secretsmanager_secret.ca_bundle

    content {
      sid       = "ReadCertificates"
      actions   = ["secretsmanager:GetSecretValue"]
      resources = [statement.value.arn]
    }
  }

  dynamic "statement" {
    for_each = data.aws_secretsmanager_secret.proxy

    content {
      sid       = "ReadProxy"
      actions   = ["secretsmanager:GetSecretValue"]
      resources = [statement.value.arn]
    }
  }

  dynamic "statement" {
    for_each = length(var.ecr_repositories) == 0 ? [] : [var.ecr_repositories]

    content {
      sid       = "SignInToImages"
      actions   = ["ecr:GetAuthorizationToken"]
      resources = ["*"]
    }
  }

  dynamic "statement" {
    for_each = length(var.ecr_repositories) == 0 ? [] : [var.ecr_repositories]

    content {
      sid     = "PullImages"
      actions = ["ecr:BatchCheckLayerAvailability", "ecr:BatchGetImage", "ecr:GetDownloadUrlForLayer"]
      resources = [
        for name in statement.value :
        "arn:aws:ecr:${var.region}:${data.aws_caller_identity.current.account_id}:repository/${name}"
      ]
    }
  }
}

resource "aws_iam_role" "task" {
  name               = "${local.agent}-task"
  assume_role_policy = data.aws_iam_policy_document.trust.json
}

resource "aws_iam_role_policy" "task" {
  name   = "read-secrets"
  role   = aws_iam_role.task.id
  policy = data.aws_iam_policy_document.task.json
}

resource "aws_iam_role" "execution" {
  name               = "${local.agent}-execution"
  assume_role_policy = data.aws_iam_policy_document.trust.json
}

resource "aws_iam_role_policy" "execution" {
  name   = "write-logs"
  role   = aws_iam_role.execution.id
  policy = data.aws_iam_policy_document.execution.json
}

# Network: no inbound rule unless you name a group for the health port.

resource "aws_security_group" "agent" {
  name        = local.agent
  description = "Clearwarden Request Manager Agent"
  vpc_id      = var.vpc_id
}

resource "aws_vpc_security_group_egress_rule" "https" {
  security_group_id = aws_security_group.agent.id
  description       = "Clearwarden, image registry, AWS APIs"
  cidr_ipv4         = "0.0.0.0/0"
  ip_protocol       = "tcp"
  from_port         = 443
  to_port           = 443
}

resource "aws_vpc_security_group_egress_rule" "proxy" {
  count = var.proxy == null ? 0 : 1

  security_group_id = aws_security_group.agent.id
  description       = "Proxy"
  cidr_ipv4         = var.proxy.cidr
  ip_protocol       = "tcp"
  from_port         = var.proxy.port
  to_port           = var.proxy.port
}

resource "aws_vpc_security_group_ingress_rule" "endpoint" {
  count = var.endpoint_security_group_id == null ? 0 : 1

  security_group_id            = var.endpoint_security_group_id
  description                  = "Clearwarden Request Manager Agent"
  referenced_security_group_id = aws_security_group.agent.id
  ip_protocol                  = "tcp"
  from_port                    = 443
  to_port                      = 443
}

resource "aws_vpc_security_group_egress_rule" "database" {
  for_each = var.databases

  security_group_id            = aws_security_group.agent.id
  description                  = "Database ${each.key}"
  referenced_security_group_id = each.value.security_group_id
  cidr_ipv4                    = each.value.cidr
  ip_protocol                  = "tcp"
  from_port                    = each.value.port
  to_port                      = each.value.port
}

resource "aws_vpc_security_group_ingress_rule" "database" {
  for_each = { for key, database in var.databases : key => database if database.security_group_id != null }

  security_group_id            = each.value.security_group_id
  description                  = "Clearwarden Request Manager Agent"
  referenced_security_group_id = aws_security_group.agent.id
  ip_protocol                  = "tcp"
  from_port                    = each.value.port
  to_port                      = each.value.port
}

resource "aws_vpc_security_group_ingress_rule" "health" {
  count = var.health_security_group_id == null ? 0 : 1

  security_group_id            = aws_security_group.agent.id
  description                  = "Health and metrics"
  referenced_security_group_id = var.health_security_group_id
  ip_protocol                  = "tcp"
  from_port                    = 8080
  to_port                      = 8080
}

# Task and service

resource "aws_ecs_cluster" "agent" {
  name = local.cluster
}

resource "aws_ecs_task_definition" "agent" {
  family                   = local.family
  requires_compatibilities = ["FARGATE"]
  network_mode             = "awsvpc"
  cpu                      = 1024
  memory                   = 2048
  task_role_arn            = aws_iam_role.task.arn
  execution_role_arn       = aws_iam_role.execution.arn

  # Keeps the revision that runs, so that ECS can roll back to it.
  skip_destroy = true

  runtime_platform {
    operating_system_family = "LINUX"
    cpu_architecture        = "ARM64"
  }

  container_definitions = jsonencode([
    {
      name        = "agent"
      image       = var.image
      essential   = true
      entryPoint  = local.entry_point
      command     = ["run"]
      stopTimeout = 60

      environment = concat(local.ca_variables, flatten(local.proxy_variables), local.result_variables, [
        { name = "CW_AGENT_TENANT", value = var.tenant },
        { name = "CW_AGENT_NAME", value = "ecs-${var.region}${var.suffix}" },
        { name = "CW_AGENT_AWS_REGION", value = var.region },
        { name = "CW_AGENT_KEY_REF", value = "aws-sm:${local.cluster}/agent-key" },
        { name = "CW_AGENT_CONNECTIONS_REF", value = local.connections_ref },
      ])

      secrets = concat(local.ca_secrets, local.proxy_secrets)

      portMappings = [{ containerPort = 8080, protocol = "tcp" }]

      healthCheck = {
        command     = ["CMD-SHELL", "curl -fsS -o /dev/null http://127.0.0.1:8080/health/live || exit 1"]
        interval    = 30
        timeout     = 5
        retries     = 3
        startPeriod = 60
      }

      linuxParameters = { initProcessEnabled = true }

      logConfiguration = {
        logDriver = "awslogs"
        options = {
          "awslogs-group"         = aws_cloudwatch_log_group.agent.name
          "awslogs-region"        = var.region
          "awslogs-stream-prefix" = "ecs"
        }
      }
    }
  ])
}

resource "aws_ecs_service" "agent" {
  name                               = "request-manager-agent"
  cluster                            = aws_ecs_cluster.agent.id
  task_definition                    = aws_ecs_task_definition.agent.arn
  desired_count                      = var.desired_count
  launch_type                        = "FARGATE"
  deployment_minimum_healthy_percent = var.desired_count > 1 ? 50 : 100
  deployment_maximum_percent         = var.desired_count > 1 ? 100 : 200
  enable_execute_command             = false
  propagate_tags                     = "SERVICE"
  wait_for_steady_state              = true

  deployment_circuit_breaker {
    enable   = true
    rollback = true
  }

  network_configuration {
    subnets          = var.subnet_ids
    security_groups  = [aws_security_group.agent.id]
    assign_public_ip = false
  }

  depends_on = [
    aws_iam_role_policy.task,
    aws_iam_role_policy.execution,
    aws_vpc_security_group_egress_rule.https,
    aws_vpc_security_group_egress_rule.proxy,
    aws_vpc_security_group_ingress_rule.endpoint,
  ]
}

output "security_group_id" {
  description = "Security group of the agent."
  value       = aws_security_group.agent.id
}

output "task_role_arn" {
  description = "Role to grant further rights to, such as rds-db:connect."
  value       = aws_iam_role.task.arn
}
