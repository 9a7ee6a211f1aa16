#!/usr/bin/env bash
# Removes what ecs-create.sh created, with the same SUFFIX. The secrets stay.
set -euo pipefail

: "${VPC_ID:?Set VPC_ID to the VPC of the databases}"
: "${DATABASE_SECURITY_GROUP?Set DATABASE_SECURITY_GROUP to the security groups of the databases, separated by commas, or to nothing}"
: "${DATABASE_PORT:=5432}"
: "${ENDPOINT_SECURITY_GROUP:=}" "${SUFFIX:=}"

agent=clearwarden-agent$SUFFIX
cluster=clearwarden$SUFFIX

# Service, cluster and all revisions of the task definition.
aws ecs update-service --cluster "$cluster" --service request-manager-agent --desired-count 0
aws ecs delete-service --cluster "$cluster" --service request-manager-agent
aws ecs wait services-inactive --cluster "$cluster" --services request-manager-agent
aws ecs delete-cluster --cluster "$cluster"
aws ecs list-task-definitions --family-prefix "clearwarden-request-manager-agent$SUFFIX" \
  --query 'taskDefinitionArns' --output json | jq -r '.[]' |
  while read -r definition; do
    aws ecs deregister-task-definition --task-definition "$definition" > /dev/null
  done

# Security group, after the rules of the databases and endpoints that name it.
agent_group=$(aws ec2 describe-security-groups \
  --filters "Name=group-name,Values=$agent" "Name=vpc-id,Values=$VPC_ID" \
  --query 'SecurityGroups[0].GroupId' --output text)
for database_group in ${DATABASE_SECURITY_GROUP//,/ }; do
  aws ec2 revoke-security-group-ingress --group-id "$database_group" \
    --ip-permissions "IpProtocol=tcp,FromPort=$DATABASE_PORT,ToPort=$DATABASE_PORT,UserIdGroupPairs=[{GroupId=$agent_group}]"
done
if [[ -n "$ENDPOINT_SECURITY_GROUP" ]]; then
  aws ec2 revoke-security-group-ingress --group-id "$ENDPOINT_SECURITY_GROUP" \
    --ip-permissions "IpProtocol=tcp,FromPort=443,ToPort=443,UserIdGroupPairs=[{GroupId=$agent_group}]"
fi
aws ec2 delete-security-group --group-id "$agent_group"

# Roles, with every policy that was added to them later, and logs.
for role in "$agent-task" "$agent-execution"; do
  aws iam list-role-policies --role-name "$role" --query PolicyNames --output json | jq -r '.[]' |
    while read -r policy; do
      aws iam delete-role-policy --role-name "$role" --policy-name "$policy"
    done
  aws iam delete-role --role-name "$role"
done
aws logs delete-log-group --log-group-name "/clearwarden/request-manager-agent$SUFFIX"
