/** The last part of an operation's address, from its id: `listPrivacyRequests` is `list-privacy-requests`. */
export function operationSlug(operationId: string): string {
  return operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The last part of an event's address, from its name: `privacy_request.created` is `privacy-request-created`. */
export function eventSlug(name: string): string {
  return name.replace(/[._]/g, '-');
}

/** The id of the operation with that slug: `list-privacy-requests` is `listPrivacyRequests`. */
export function operationIdOf(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
