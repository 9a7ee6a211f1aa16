// Replaces `handle` in receiver.mjs: an agent that goes offline pages the on-call team through PagerDuty.
const PAGERDUTY_URL = process.env.PAGERDUTY_URL ?? 'https://events.pagerduty.com/v2/enqueue';
const ROUTING_KEY = process.env.PAGERDUTY_ROUTING_KEY;
if (!ROUTING_KEY) throw new Error('Set PAGERDUTY_ROUTING_KEY to the integration key');

// The event has no name. Copy each Agent ID from the app, of both kinds of agents.
const AGENTS = {
  agt_01JASKTV00XZC4Y8SQ27WVW1MS: 'RDD Agent stores-us-west',
};
const ACTIONS = {offline: 'trigger', revoked: 'trigger', online: 'resolve'};
const newest = new Map(); // agent -> time of its newest event, because the order isn't guaranteed

async function handle(event) {
  if (event.test || event.type !== 'agent.status_changed') return;
  const {agent_id: agent, status} = event.data;
  if (event.occurred_at < (newest.get(agent) ?? '')) return;

  const action = ACTIONS[status]; // degraded, outdated, pending: nobody has to get up at night
  if (action) {
    const response = await fetch(PAGERDUTY_URL, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      signal: AbortSignal.timeout(10_000),
      body: JSON.stringify({
        routing_key: ROUTING_KEY,
        event_action: action,
        dedup_key: `clearwarden-${agent}`, // resolves what the same agent triggered
        payload: {
          summary: `Clearwarden: ${AGENTS[agent] ?? agent} is ${status}`,
          source: `${event.tenant}.clearwarden.example`,
          severity: 'critical',
          timestamp: event.occurred_at,
          custom_details: event.data,
        },
      }),
    });
    if (!response.ok) {
      console.error('PagerDuty', response.status);
      throw new Error('Not accepted'); // the receiver tries again within a minute
    }
  }
  newest.set(agent, event.occurred_at);
}
