#!/usr/bin/env bash
# Runs one cw-agent command in a task of its own, prints its log and ends with its exit code.
# Usage: bash ecs-run-command.sh validate
#        bash ecs-run-command.sh test orders-pg
# It uses the task definition of the service. To try a new one first, name it in TASK_DEFINITION.
# To try other environment variables, list them in ENVIRONMENT as JSON, as in a task definition.
# For a second agent in the account, set SUFFIX to the end of its names.
set -euo pipefail

cluster=clearwarden${SUFFIX:-}
service=request-manager-agent
log_group=/clearwarden/request-manager-agent${SUFFIX:-}

command=$(jq -cn --argjson environment "${ENVIRONMENT:-[]}" \
  '{containerOverrides: [{name: "agent", command: $ARGS.positional, environment: $environment}]}' --args "$@")
network=$(aws ecs describe-services --cluster "$cluster" --services "$service" \
  --query 'services[0].networkConfiguration' --output json)
definition=${TASK_DEFINITION:-$(aws ecs describe-services --cluster "$cluster" \
  --services "$service" --query 'services[0].taskDefinition' --output text)}

task=$(aws ecs run-task --cluster "$cluster" --launch-type FARGATE \
  --task-definition "$definition" --network-configuration "$network" --overrides "$command" \
  --query 'tasks[0].taskArn' --output text)
aws ecs wait tasks-stopped --cluster "$cluster" --tasks "$task"
aws ecs describe-tasks --cluster "$cluster" --tasks "$task" \
  --query 'tasks[0].stoppedReason' --output text

aws logs get-log-events --log-group-name "$log_group" \
  --log-stream-name "ecs/agent/${task##*/}" --start-from-head \
  --query 'events[].message' --output json | jq -r '.[]'

# A task that never started has no exit code.
code=$(aws ecs describe-tasks --cluster "$cluster" --tasks "$task" \
  --query "tasks[0].containers[?name=='agent'].exitCode | [0]" --output text)
[[ $code =~ ^[0-9]+$ ]] || code=1
exit "$code"
