/** The last part of an operation's address, from its id: `listPrivacyRequests` is `list-privacy-requests`. */
export function operationSlug(operationId: string): string {
  return operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
