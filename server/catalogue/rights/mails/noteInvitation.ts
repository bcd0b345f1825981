import { accessRequests } from '../../../../resources/limits.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import type { Platform } from '../../../../resources/platform/platforms.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';

/** Notes that a right's receiver is told by mail; false where that was done a moment ago, as nobody may fill a stranger's mailbox. */
export async function noteInvitation(
  db: SystemQueries,
  sid: string,
  { key }: Pick<Platform, 'key'>,
  language: Language,
): Promise<boolean> {
  const noted = await db.run(sql`
    insert into right_invitation as i (right_sid, platform, language) values (${sid}, ${key}, ${language})
    on conflict (right_sid) do update set platform = excluded.platform, language = excluded.language, sent_at = now()
      where i.sent_at < now() - make_interval(mins => ${accessRequests.againAfterMinutes})`);
  return noted > 0;
}

/** It could not be sent. */
export async function forgetInvitation(db: SystemQueries, sid: string): Promise<void> {
  await db.run(sql`delete from right_invitation where right_sid = ${sid}`);
}
