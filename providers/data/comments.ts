import type { commentCalls, Thread } from '../../resources/calls/comment.ts';
import type { Entity } from '../../resources/entity.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { answerOf } from '../fetch.ts';
import { keyOf } from './recordId.ts';

/** A record by its entity and its id in react-admin. */
interface Subject {
  platform: PlatformKey;
  entity: Pick<Entity, 'name'>;
  id: string;
}

/** What is said about a record. Throws `Problem`. */
export async function readThread(subject: Subject): Promise<Thread> {
  return answerOf<typeof commentCalls.list>(await authorizedRequest(urlOf(subject)));
}

/** Says something about a record; answers all that is said. Throws `Problem`. */
export async function say(subject: Subject, text: string): Promise<Thread> {
  const answer = await authorizedRequest(urlOf(subject), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ text }),
  });
  return answerOf<typeof commentCalls.create>(answer);
}

/** Takes back what one has said; answers all that is said. Throws `Problem`. */
export async function takeBack(subject: Subject, comment: number): Promise<Thread> {
  const answer = await authorizedRequest(urlOf(subject, `/${comment}`), { method: 'DELETE' });
  return answerOf<typeof commentCalls.delete>(answer);
}

function urlOf({ platform, entity, id }: Subject, comment = ''): string {
  const query = new URLSearchParams({ key: JSON.stringify(keyOf(id)) }).toString();
  return `/api/import/comment/${platform}/${entity.name}${comment}?${query}`;
}
