#!/usr/bin/env bash
# Creates the Request Manager Agent on AWS ECS from the JSON files beside this script.
# Needs AWS CLI v2 and jq. Set the variables, and the account and Region in the JSON files, first.
# With a proxy, set PROXY_CIDR. With interface endpoints, set ENDPOINT_SECURITY_GROUP.
# For a second agent in the account, set SUFFIX to the end of its names, as in the JSON files.
# Without it, this script changes the first agent.
# If it stops, fix the cause and run it again: it goes on with what is already there.
set -euo pipefail
export AWS_PAGER=''

: "${VPC_ID:?Set VPC_ID to the VPC of the databases}"
: "${SUBNET_IDS:?Set SUBNET_IDS to private subnets with a NAT gateway, separated by commas}"
: "${DATABASE_SECURITY_GROUP?Set DATABASE_SECURITY_GROUP to the security groups of the databases, separated by commas, or to nothing}"
: "${DATABASE_PORT:=5432}"
: "${PROXY_CIDR:=}" "${PROXY_PORT:=3128}" "${ENDPOINT_SECURITY_GROUP:=}" "${SUFFIX:=}"

agent=clearwarden-agent$SUFFIX
cluster=clearwarden$SUFFIX
log_group=/clearwarden/request-manager-agent$SUFFIX

# Runs a command, and accepts that an earlier run has already done it.
once() {
  local output
  if output=$("$@" 2>&1); then
    echo "$output"
  elif [[ ! $output =~ AlreadyExists|InvalidPermission\.(Duplicate|NotFound) ]]; then
    echo "$output" >&2
    return 1
  fi
}

# Logs, kept for 30 days.
once aws logs create-log-group --log-group-name "$log_group"
aws logs put-retention-policy --log-group-name "$log_group" --retention-in-days 30

# Two roles: the task role reads the secrets, the execution role writes the logs.
for role in "$agent-task" "$agent-execution"; do
  once aws iam create-role --role-name "$role" \
    --assume-role-policy-document file://ecs-trust-policy.json
  aws iam update-assume-role-policy --role-name "$role" \
    --policy-document file://ecs-trust-policy.json
done
aws iam put-role-policy --role-name "$agent-task" --policy-name read-secrets \
  --policy-document file://ecs-task-role-policy.json
aws iam put-role-policy --role-name "$agent-execution" --policy-name write-logs \
  --policy-document file://ecs-execution-role-policy.json

# A security group without any inbound rule. Outbound: HTTPS, and the databases below.
agent_group=$(aws ec2 describe-security-groups \
  --filters "Name=group-name,Values=$agent" "Name=vpc-id,Values=$VPC_ID" \
  --query 'SecurityGroups[0].GroupId' --output text)
if [[ $agent_group == None ]]; then
  agent_group=$(aws ec2 create-security-group --vpc-id "$VPC_ID" \
    --group-name "$agent" --description "Clearwarden Request Manager Agent" \
    --query GroupId --output text)
fi
once aws ec2 revoke-security-group-egress --group-id "$agent_group" \
  --ip-permissions 'IpProtocol=-1,IpRanges=[{CidrIp=0.0.0.0/0}]'
once aws ec2 authorize-security-group-egress --group-id "$agent_group" \
  --ip-permissions 'IpProtocol=tcp,FromPort=443,ToPort=443,IpRanges=[{CidrIp=0.0.0.0/0}]'

# Before the service starts: out to the proxy, and into the interface endpoints.
if [[ -n "$PROXY_CIDR" ]]; then
  once aws ec2 authorize-security-group-egress --group-id "$agent_group" \
    --ip-permissions "IpProtocol=tcp,FromPort=$PROXY_PORT,ToPort=$PROXY_PORT,IpRanges=[{CidrIp=$PROXY_CIDR}]"
fi
if [[ -n "$ENDPOINT_SECURITY_GROUP" ]]; then
  once aws ec2 authorize-security-group-ingress --group-id "$ENDPOINT_SECURITY_GROUP" \
    --ip-permissions "IpProtocol=tcp,FromPort=443,ToPort=443,UserIdGroupPairs=[{GroupId=$agent_group}]"
fi

# The agent may call each database, and each database lets the agent in.
for database_group in ${DATABASE_SECURITY_GROUP//,/ }; do
  once aws ec2 authorize-security-group-egress --group-id "$agent_group" \
    --ip-permissions "IpProtocol=tcp,FromPort=$DATABASE_PORT,ToPort=$DATABASE_PORT,UserIdGroupPairs=[{GroupId=$database_group}]"
  once aws ec2 authorize-security-group-ingress --group-id "$database_group" \
    --ip-permissions "IpProtocol=tcp,FromPort=$DATABASE_PORT,ToPort=$DATABASE_PORT,UserIdGroupPairs=[{GroupId=$agent_group}]"
done

# Cluster, task and service. The network of the command line replaces the one in the file.
aws ecs create-cluster --cluster-name "$cluster"
aws ecs register-task-definition --cli-input-json file://ecs-task-definition.json
network="awsvpcConfiguration={subnets=[$SUBNET_IDS],securityGroups=[$agent_group],assignPublicIp=DISABLED}"
status=$(aws ecs describe-services --cluster "$cluster" --services request-manager-agent \
  --query 'services[0].status' --output text)
if [[ $status == ACTIVE ]]; then
  aws ecs update-service --network-configuration "$network" --cli-input-json \
    "$(jq '{cluster, service: .serviceName, taskDefinition, desiredCount, deploymentConfiguration}' ecs-service.json)"
else
  aws ecs create-service --network-configuration "$network" --cli-input-json file://ecs-service.json
fi
aws ecs wait services-stable --cluster "$cluster" --services request-manager-agent
