import type { Caller } from '../../../../resources/access/rule.ts';
import { rightsOfKey } from '../../../../resources/access/rightsOfKey.ts';
import { platform, type DatasetKey } from '../../../../resources/platform/platforms.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { callerNow } from '../../../identity/callerNow.ts';

/** By whose rights a webhook tells, of which company, where. */
export interface Told {
  sid: string;
  dataset: DatasetKey;
  /** Empty for the whole platform. */
  orgaSid: string;
  maker: string;
}

/**
 * A webhook as a caller with the rights of this moment: those of its maker, for its company and not beyond (behaviour B611). Without any
 * once they are gone.
 */
export async function callerOfWebhook(
  db: SystemQueries,
  { sid, dataset, orgaSid, maker }: Told,
): Promise<Extract<Caller, { kind: 'user' }>> {
  const held = await callerNow(db, { sub: maker });
  const rights = rightsOfKey(held, orgaSid ? [orgaSid] : [], platform(dataset).country);
  return { kind: 'user', sub: `webhook:${sid}`, rights };
}
