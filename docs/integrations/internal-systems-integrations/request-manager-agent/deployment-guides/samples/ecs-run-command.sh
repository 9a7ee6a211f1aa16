#!/usr/bin/env bash
# Runs one cw-agent command in a task of its own, prints its log and ends with its exit code.
# Usage: ./ecs-run-command.sh validate
#        ./ecs-run-command.sh test orders-pg
set -euo pipefail

cluster=clearwarden
service=request-manager-agent
log_group=/clearwarden/request-manager-agent

command=$(jq -cn '{containerOverrides: [{name: "agent", command: $ARGS.positional}]}' --args "$@")
network=$(aws ecs describe-services --cluster "$cluster" --services "$service" \
  --query 'services[0].networkConfiguration' --output json)
definition=$(aws ecs describe-services --cluster "$cluster" --services "$service" \
  --query 'services[0].taskDefinition' --output text)

task=$(aws ecs run-task --cluster "$cluster" --launch-type FARGATE \
  --task-definition "$definition" --network-configuration "$network" --overrides "$command" \
  --query 'tasks[0].taskArn' --output text)
aws ecs wait tasks-stopped --cluster "$cluster" --tasks "$task"

aws logs get-log-events --log-group-name "$log_group" \
  --log-stream-name "ecs/agent/${task##*/}" --start-from-head \
  --query 'events[].message' --output text
exit "$(aws ecs describe-tasks --cluster "$cluster" --tasks "$task" \
  --query 'tasks[0].containers[0].exitCode' --output text)"
