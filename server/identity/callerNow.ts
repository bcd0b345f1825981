import type { Caller } from '../../resources/access/rule.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { callerOfKey, keyOfSub } from './keys/callerOfKey.ts';
import { rightsOfUser } from './rightsOfUser.ts';

/** An account, or a key under its own, as a caller with the rights of this moment: for what it asked for and is carried out later. */
export async function callerNow(
  db: SystemQueries,
  { sub, email }: { sub: string; email?: string | undefined },
): Promise<Caller> {
  const key = keyOfSub(sub);
  if (key !== undefined) return callerOfKey(db, key);
  return { kind: 'user', sub, rights: await rightsOfUser(db, sub, email) };
}
