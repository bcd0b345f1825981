import type { Budget } from '../../../../resources/limits.ts';
import { asSystem } from '../../../base/database/asSystem.ts';
import { integer, text } from '../../../base/database/column.ts';
import type { ScopedTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { conflict, notFound } from '../../../base/problems.ts';
import { chargeUpload } from '../../../catalogue/budgets/chargeUpload.ts';
import { giveBack } from '../../../catalogue/budgets/giveBack.ts';
import { datasetOf, where } from '../../../records/access/where.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { sentBefore } from './sentBefore.ts';

/** What is not used is kept so long; a delivery that waits for the next day still finds its files. */
const keepDays = 30;

/**
 * Has what was matched stored: from now on the delivery is an import of the same id. Throws 404 for one that is not there,
 * 409 for one that was started before or in which nothing was matched, 429 when the day has seen enough pictures.
 */
export async function startDelivery(
  tx: ScopedTransaction,
  scope: Scope,
  { id, ofAll }: { id: string; ofAll: Budget },
): Promise<void> {
  const found = await tx.first(
    { bytes: integer },
    sql`select d.bytes from media_delivery d where ${where(scope, 'd')} and d.id = ${id} for update`,
  );
  if (!found) throw notFound();
  const started = await tx.run(sql`
    update media_delivery d set state = 'running'
    where ${where(scope, 'd')} and d.id = ${id} and d.state = 'proposed' and exists (
      select from media_item i where ${where(scope, 'i')} and i.delivery = d.id and i.state = 'proposed')`);
  if (started === 0) throw conflict('nothing-to-store');
  const { orgaSid } = await tx.one(
    { orgaSid: text() },
    sql`
      insert into import_report (
        id, sub, address, call, language, entity, action, format, platform, orga_sid, file_name, file_bytes, file_hash,
        fingerprint, dry_run, delete_others, skip_invalid, state, stage, file_is_kept, started_at)
      select d.id, d.sub, d.address, d.call, d.language, 'product', 'write', 'media', ${datasetOf(scope)}, d.orga_sid, d.file_name,
        d.bytes, '', '', false, false, true, 'running', 'writing', false, now()
      from media_delivery d where ${where(scope, 'd')} and d.id = ${id}
      returning orga_sid as "orgaSid"`,
  );
  await tx.run(sql`
    insert into import_company (report_id, platform, orga_sid) values (${id}, ${datasetOf(scope)}, ${orgaSid})`);
  const { pictures } = await tx.one(
    { pictures: integer },
    sql`
      select count(*) as pictures from media_item i
      where ${where(scope, 'i')} and i.delivery = ${id} and i.state = 'proposed' and i.kind = 'picture'`,
  );
  // What comes once more than it was meant to counts once (behaviour B384).
  const holder = { dataset: scope.dataset, orgaSid, sub: scope.author.sub };
  const before = await sentBefore(tx, scope, id);
  const isAllKnown = before.pictures >= pictures;
  if (!isAllKnown) await chargeUpload(tx, holder, ofAll, { bytes: 0, pictures: pictures - before.pictures });
  await giveBack(tx, holder, { bytes: before.bytes });
  await tx.run(sql`
    update media_item i set state = 'waiting', changed_at = now()
    where ${where(scope, 'i')} and i.delivery = ${id} and i.state = 'proposed'`);
  await asSystem(tx).run(sql`
    update upload set expires_at = now() + make_interval(days => ${keepDays})
    where id in (select upload from media_item where delivery = ${id})`);
}
