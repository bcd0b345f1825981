import { mayEnter } from '../../../resources/access/mayEnter.ts';
import { isLanguage } from '../../../resources/language/languages.ts';
import { notices } from '../../../resources/limits.ts';
import { mailedKinds } from '../../../resources/noticeKinds.ts';
import { isPlatformKey, platform as platformOf } from '../../../resources/platform/platforms.ts';
import { entities } from '../../../resources/registry.ts';
import type { Config } from '../../base/config/config.ts';
import { text, texts, time, type Row } from '../../base/database/column.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Mailbox } from '../../base/mail/Mailbox.ts';
import { callerNow } from '../../identity/callerNow.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { claimNews } from './claimNews.ts';
import type { News } from './News.ts';
import { newsOf } from './newsOf.ts';
import { noticeMail } from './noticeMail.ts';

const atATime = 20;
/** Some news have a day and no moment. */
const dayMs = 24 * 3_600_000;

const wish = {
  sub: text(),
  email: text(),
  platform: text(),
  kinds: texts(),
  language: text(),
  since: time,
};

/**
 * Tells by mail whoever wishes of what is new to them and not seen yet, once, by the rights of this moment (behaviour B536). Several
 * workers take turns; a mail that nobody takes is tried again.
 */
export async function mailNotices(
  db: SystemPool,
  mailbox: Mailbox,
  config: Pick<Config, 'publicOrigin' | 'devDatabase'>,
): Promise<void> {
  for (const { sub, email, platform: key, kinds, language, since } of await claimWishes(db)) {
    if (!isPlatformKey(key) || !isLanguage(language)) continue;
    const platform = platformOf(key);
    const caller = await callerNow(db, { sub });
    const where = { platform, devDatabase: config.devDatabase };
    if (caller.kind !== 'user' || !mayEnter(caller, where)) continue;
    const wished = mailedKinds.filter((kind) => kinds.includes(kind));
    const news = await newsOf({ db, caller, where, language }, wished);
    const scope = scopeOf(caller, where, entities.product, 'read');
    const young = news.filter(({ at }) => at.getTime() > since.getTime() - dayMs);
    const fresh = await claimNews(db, scope, sub, young);
    if (fresh.length === 0) continue;
    try {
      await mailbox.send(noticeMail(config, { email, platform, language }, fresh));
    } catch (error) {
      await giveBack(db, sub, platform.dataset, fresh);
      throw error;
    }
  }
}

/** Nobody else looks after these at the same time. */
async function claimWishes(db: SystemPool): Promise<Row<typeof wish>[]> {
  return db.rows(
    wish,
    sql`
      update notice_wish w set looked_at = now() from known_user u
      where u.sub = w.sub and u.email is not null and (w.sub, w.platform) in (
        select d.sub, d.platform from notice_wish d
        where d.looked_at < now() - make_interval(secs => ${notices.mailEverySeconds}) and d.kinds <> '{}'
        order by d.looked_at limit ${atATime} for update skip locked)
      returning w.sub, u.email, w.platform, w.kinds, w.language, w.since`,
  );
}

async function giveBack(db: SystemPool, sub: string, dataset: string, news: readonly News[]): Promise<void> {
  await db.run(sql`
    update notice_mark set mailed_at = null
    where sub = ${sub} and platform = ${dataset}
      and (kind, subject) in (
        select * from unnest(
          ${news.map(({ kind }) => kind)}::text[], ${news.map(({ subject }) => subject)}::text[]))`);
}
