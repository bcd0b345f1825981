import { imports, notices } from '../../../resources/limits.ts';
import type { Entity } from '../../../resources/entity.ts';
import { allEntities, entities } from '../../../resources/registry.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { tableOf } from '../select.ts';

/**
 * Forgets the drafts of records that cannot be brought back any more, those begun for companies that cannot, and what became of
 * others long ago.
 */
export async function sweepDrafts(db: SystemQueries): Promise<void> {
  for (const entity of allEntities.filter((each) => each.drafts)) {
    await db.run(sql`
      delete from record_draft d where d.entity = ${entity.name} and d.record_id is not null
        and not exists (select from ${tableOf(entity)} t where t.id = d.record_id)
        and not exists (
          select from change c
          where c.entity = d.entity and c.platform = d.platform and c.kind = 'deleted'
            and (c.origin ->> 'id')::bigint = d.record_id and c.emptied_at is null
            and c.at > now() - make_interval(days => ${imports.keepDays}))`);
    if (entity.owner !== undefined) await forgetOfGoneCompanies(db, entity, entity.owner);
  }
  await db.run(sql`delete from review_answer where at < now() - make_interval(days => ${notices.days})`);
}

/** Whoever has the name of a company after it begins without its drafts. */
async function forgetOfGoneCompanies(
  db: SystemQueries,
  { name, key }: Pick<Entity, 'name' | 'key'>,
  owner: string,
): Promise<void> {
  const company = sql`d.key[${key.indexOf(owner) + 1}::int]`;
  await db.run(sql`
    delete from record_draft d where d.entity = ${name} and d.record_id is null
      and not exists (select from orga o where o.platform = d.platform and o.sid = ${company})
      and not exists (
        select from change c
        where c.entity = ${entities.orga.name} and c.platform = d.platform and c.key = array[${company}] and c.kind = 'deleted'
          and c.at > now() - make_interval(days => ${imports.keepDays}))`);
}
