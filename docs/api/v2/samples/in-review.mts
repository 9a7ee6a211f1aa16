import type {components, operations} from './clearwarden-api-v2.d.ts';

type Query = NonNullable<operations['listPrivacyRequests']['parameters']['query']>;
type Page = components['schemas']['PrivacyRequestList'];

const baseUrl =
  process.env.CLEARWARDEN_BASE_URL ?? 'https://harborpine.clearwarden.example/api/v2';

async function read(cursor: string | null): Promise<Page> {
  const query = {status: 'in_review', ...(cursor && {cursor})} satisfies Query;
  const url = `${baseUrl}/privacy-requests?${new URLSearchParams(query)}`;
  const response = await fetch(url, {
    headers: {Authorization: `Bearer ${process.env.CLEARWARDEN_TOKEN}`},
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Page;
}

let cursor: string | null = null;
do {
  const page: Page = await read(cursor);
  for (const {reference, due_at} of page.data) console.log(reference, due_at);
  cursor = page.pagination.next_cursor;
} while (cursor);
