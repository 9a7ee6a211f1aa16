#!/usr/bin/env bash
# Removes what ecs-create.sh created, with the same SUFFIX. The secrets stay.
# It leaves out what is already gone, so it can be run again, and after a create that stopped.
set -euo pipefail
export AWS_PAGER=''

: "${VPC_ID:?Set VPC_ID to the VPC of the databases}"
: "${DATABASE_SECURITY_GROUP?Set DATABASE_SECURITY_GROUP to the security groups of the databases, separated by commas, or to nothing}"
: "${DATABASE_PORT:=5432}"
: "${ENDPOINT_SECURITY_GROUP:=}" "${SUFFIX:=}"

agent=clearwarden-agent$SUFFIX
cluster=clearwarden$SUFFIX

# Runs a command, and accepts that what it is about is already gone.
if_there() {
  local output
  if output=$("$@" 2>&1); then
    echo "$output"
  elif [[ ! $output =~ NotFound|NoSuchEntity ]]; then
    echo "$output" >&2
    return 1
  fi
}

# Service, cluster and all revisions of the task definition.
status=$(aws ecs describe-clusters --clusters "$cluster" --query 'clusters[0].status' --output text)
if [[ $status == ACTIVE ]]; then
  service=$(aws ecs describe-services --cluster "$cluster" --services request-manager-agent \
    --query 'services[0].status' --output text)
  if [[ $service == ACTIVE ]]; then
    aws ecs update-service --cluster "$cluster" --service request-manager-agent --desired-count 0
    aws ecs delete-service --cluster "$cluster" --service request-manager-agent
  fi
  if [[ $service == ACTIVE || $service == DRAINING ]]; then
    aws ecs wait services-inactive --cluster "$cluster" --services request-manager-agent
  fi
  aws ecs delete-cluster --cluster "$cluster"
fi
aws ecs list-task-definitions --family-prefix "clearwarden-request-manager-agent$SUFFIX" \
  --query 'taskDefinitionArns' --output json | jq -r '.[]' |
  while read -r definition; do
    aws ecs deregister-task-definition --task-definition "$definition" > /dev/null
  done

# Security group, after the rules of the databases and endpoints that name it.
agent_group=$(aws ec2 describe-security-groups \
  --filters "Name=group-name,Values=$agent" "Name=vpc-id,Values=$VPC_ID" \
  --query 'SecurityGroups[0].GroupId' --output text)
if [[ $agent_group != None ]]; then
  for database_group in ${DATABASE_SECURITY_GROUP//,/ }; do
    if_there aws ec2 revoke-security-group-ingress --group-id "$database_group" \
      --ip-permissions "IpProtocol=tcp,FromPort=$DATABASE_PORT,ToPort=$DATABASE_PORT,UserIdGroupPairs=[{GroupId=$agent_group}]"
  done
  if [[ -n "$ENDPOINT_SECURITY_GROUP" ]]; then
    if_there aws ec2 revoke-security-group-ingress --group-id "$ENDPOINT_SECURITY_GROUP" \
      --ip-permissions "IpProtocol=tcp,FromPort=443,ToPort=443,UserIdGroupPairs=[{GroupId=$agent_group}]"
  fi
  aws ec2 delete-security-group --group-id "$agent_group"
fi

# Roles, with every policy that was added to them later, and logs.
for role in "$agent-task" "$agent-execution"; do
  policies=$(if_there aws iam list-role-policies --role-name "$role" \
    --query PolicyNames --output text)
  for policy in $policies; do
    if_there aws iam delete-role-policy --role-name "$role" --policy-name "$policy"
  done
  if_there aws iam delete-role --role-name "$role"
done
if_there aws logs delete-log-group --log-group-name "/clearwarden/request-manager-agent$SUFFIX"
