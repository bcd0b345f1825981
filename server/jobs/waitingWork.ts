import { notices } from '../../resources/limits.ts';
import { hasNews } from '../catalogue/webhooks/sending/noteNews.ts';
import { isDue } from '../catalogue/webhooks/sending/sendDeliveries.ts';
import { yesNo, type Row } from '../base/database/column.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';

/** The loops of the worker that have nothing to do most of the time. */
const kinds = {
  indexing: yesNo,
  judging: yesNo,
  ending: yesNo,
  pictures: yesNo,
  deliveries: yesNo,
  searchable: yesNo,
  mails: yesNo,
  notices: yesNo,
  imports: yesNo,
  news: yesNo,
  webhooks: yesNo,
};

/** What is known is so old at most; then it is asked again: a little less than the most frequent loop rests. */
const knownForMs = 390;

/**
 * Tells whether there is something to do for a loop. One short statement asks for all of them, two or three times a second: a worker
 * at rest costs next to nothing.
 */
export function waitingWork(db: SystemQueries): (kind: keyof typeof kinds) => Promise<boolean> {
  let askedAt = -Infinity;
  let known: Promise<Row<typeof kinds>> | undefined;
  return async (kind) => {
    if (!known || performance.now() - askedAt >= knownForMs) {
      askedAt = performance.now();
      const asking = ask(db);
      known = asking;
      asking.catch(() => {
        if (known === asking) known = undefined;
      });
    }
    return (await known)[kind];
  };
}

/** The first by its index, where rows come and go: without it a scan walks over those that are gone. */
async function ask(db: SystemQueries): Promise<Row<typeof kinds>> {
  return db.one(
    kinds,
    sql`
      select (select id from search_pending order by id limit 1) is not null
          or (select id from variant_pending order by id limit 1) is not null as indexing,
        (select id from quality_pending order by id limit 1) is not null as judging,
        exists (select from product where end_of_sale < today_in_zurich() and not is_ended) as ending,
        (select hash from image_file where variants_made_at is null order by stored_at limit 1) is not null as pictures,
        exists (
          select from media_delivery where state = 'running' and (leased_until is null or leased_until < now())) as deliveries,
        exists (select from import_report where state = 'applied' and not dry_run) as searchable,
        exists (select from import_report where mail_at is not null) as mails,
        exists (
          select from notice_wish
          where looked_at < now() - make_interval(secs => ${notices.mailEverySeconds}) and kinds <> '{}') as notices,
        exists (select from jobs.job where name = 'import' and state = 'active') as imports,
        ${hasNews} as news,
        exists (select from webhook_state s where ${isDue}) as webhooks`,
  );
}
