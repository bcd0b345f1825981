import { platformGroups } from '../../../../resources/platform/platformGroups.ts';
import { platform as platformOf } from '../../../../resources/platform/platforms.ts';
import { features } from '../../../../resources/platform/rights.ts';
import type { Config } from '../../../base/config/config.ts';
import { originOf } from '../../../base/config/originOf.ts';
import { text } from '../../../base/database/column.ts';
import type { SystemPool } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Mail, Mailbox } from '../../../base/mail/Mailbox.ts';
import { texts } from '../../../base/texts/texts.ts';
import { FileError } from '../FileError.ts';
import { requireRight } from '../requireRight.ts';
import { report, reportColumns, type ReportRow } from './reportRow.ts';

const atATime = 20;
const againAfterMinutes = 10;
/** What has ended earlier than this many hours ago is no news any more. */
const longestHours = 24;

/**
 * Tells by mail whom it was promised how their imports ended, once what was written is found too. A mail that cannot be
 * sent is tried again; whoever has lost the right to an import gets none.
 */
export async function mailEnds(
  db: SystemPool,
  mailbox: Mailbox,
  config: Pick<Config, 'publicOrigin'>,
): Promise<void> {
  await db.run(sql`
    update import_report set mail_at = null
    where mail_at is not null and finished_at < now() - make_interval(hours => ${longestHours})`);
  for (const ended of await claimEnded(db)) {
    const to = await addressOf(db, ended);
    if (to !== undefined) await mailbox.send(endMail(config, ended, to));
    await db.run(sql`update import_report set mail_at = null where id = ${ended.id}`);
  }
}

/** Nobody else sends these at the same time. */
async function claimEnded(db: SystemPool): Promise<ReportRow[]> {
  return db.rows(
    report,
    sql`
      update import_report set mail_at = now() + make_interval(mins => ${againAfterMinutes})
      where id in (
        select id from import_report
        where mail_at <= now() and state not in ('queued', 'running', 'applied')
        order by mail_at limit ${atATime} for update skip locked)
      returning ${reportColumns}`,
  );
}

async function addressOf(db: SystemPool, ended: ReportRow): Promise<string | undefined> {
  try {
    await requireRight(db, ended, [ended.orgaSid]);
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
  const found = await db.first(
    { email: text() },
    sql`select email from known_user where sub = ${ended.sub} and email is not null`,
  );
  return found?.email;
}

function endMail(config: Pick<Config, 'publicOrigin'>, ended: ReportRow, to: string): Mail {
  const { id, language, orgaSid, fileName, state, created, changed, unchanged, deleted, failed } = ended;
  const platform = platformOf(ended.platform);
  const { title, contact } = platformGroups[platform.group];
  const shown = new URLSearchParams({ company: orgaSid, report: id }).toString();
  const link = `${originOf(config, platform)}/${language}/backoffice/${features.import.path}?${shown}`;
  const values = {
    file: fileName ?? '',
    created,
    changed,
    unchanged,
    deleted,
    failed,
    link,
    platform: title,
  };
  const said = (part: string) => texts.text(language, `server:importMail.${part}`, values);
  return state === 'refused' || state === 'failed'
    ? { from: contact, to, subject: said('refusedSubject'), text: said('refused') }
    : { from: contact, to, subject: said('doneSubject'), text: said('done') };
}
