import { asSystem } from '../../../base/database/asSystem.ts';
import { sql } from '../../../base/database/sql.ts';
import { waitingRequests } from '../../rights/requests/readRequests.ts';
import type { News, Reader } from '../News.ts';
import { notPutAway } from '../notPutAway.ts';

/** Who waits for a right that the reader may give. */
export async function rightsAsked(reader: Reader): Promise<News[]> {
  const { db, caller } = reader;
  // Whose requests a caller answers is a condition of that statement.
  const { items } = await waitingRequests(
    asSystem(db),
    caller,
    notPutAway(reader, 'rightAsked', sql`q.id::text`),
  );
  return items.map(({ id, at, person, orgaName, company }) => ({
    kind: 'rightAsked',
    subject: id,
    at: new Date(at),
    severity: 'info',
    says: 'text',
    values: { who: person.username ?? person.email ?? '–' },
    detail: orgaName ?? company ?? null,
    place: { screen: 'rights' },
  }));
}
