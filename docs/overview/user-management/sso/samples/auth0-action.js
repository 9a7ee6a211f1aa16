/**
 * Post-login Action: who may open Clearwarden, and with which groups.
 * Roles of Auth0 that start with "clearwarden-" are sent as groups.
 */
exports.onExecutePostLogin = async (event, api) => {
  if (event.client.client_id !== event.secrets.CLEARWARDEN_CLIENT_ID) return;

  if (!event.user.email_verified) {
    api.access.deny('Verify your email address first.');
    return;
  }

  const roles = event.authorization?.roles ?? [];
  const groups = roles.filter((role) => role.startsWith('clearwarden-'));
  if (groups.length === 0) {
    api.access.deny('You have no role for Clearwarden.');
    return;
  }

  api.samlResponse.setAttribute('groups', groups);
};
