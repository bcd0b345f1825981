import type { Comment } from '../../resources/calls/comment.ts';
import { comments, imports } from '../../resources/limits.ts';
import type { Entity } from '../../resources/entity.ts';
import { allEntities } from '../../resources/registry.ts';
import { integer, nullable, text, time, yesNo } from '../base/database/column.ts';
import type { ScopedQueries, ScopedTransaction, SystemQueries } from '../base/database/queries.ts';
import { sql, type Sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { recordedUnder } from './access/where.ts';
import { tableOf } from './select.ts';

/** A record that somebody may say something about. */
interface Subject {
  scope: Scope;
  entity: Pick<Entity, 'name'>;
  id: number;
}

function ofSubject({ scope, entity, id }: Subject): Sql<true> {
  return sql`c.platform = ${recordedUnder(scope)} and c.entity = ${entity.name} and c.record_id = ${id}`;
}

/** What was last said about a record, in its order. */
export async function readComments(db: ScopedQueries, subject: Subject): Promise<Comment[]> {
  const rows = await db.rows(
    { id: integer, at: time, username: nullable(text()), text: nullable(text()), isOwn: yesNo },
    sql`
      select c.id, c.at, u.username, c.text, c.sub = ${subject.scope.author.sub} as "isOwn"
      from comment c left join known_user u on u.sub = c.sub
      where ${ofSubject(subject)} order by c.id desc limit ${comments.shown}`,
  );
  return rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })).toReversed();
}

/** Keeps what somebody says about a record. */
export async function addComment(
  tx: ScopedTransaction,
  { scope, entity, id }: Subject,
  said: string,
): Promise<void> {
  await tx.run(sql`
    insert into comment (platform, entity, record_id, sub, text)
    values (${recordedUnder(scope)}, ${entity.name}, ${id}, ${scope.author.sub}, ${said})`);
}

/** Takes back what somebody has said, and only that; returns whether there was any. */
export async function takeBackComment(
  tx: ScopedTransaction,
  subject: Subject,
  comment: number,
): Promise<boolean> {
  const taken = await tx.run(sql`
    update comment c set text = null
    where c.id = ${comment} and c.text is not null and c.sub = ${subject.scope.author.sub} and ${ofSubject(subject)}`);
  return taken > 0;
}

/** Forgets what was said about records that are gone and cannot be brought back any more. */
export async function sweepComments(db: SystemQueries): Promise<void> {
  for (const entity of allEntities.filter((each) => each.comments))
    await db.run(sql`
      delete from comment c where c.entity = ${entity.name}
        and not exists (select from ${tableOf(entity)} t where t.id = c.record_id)
        and not exists (
          select from change d
          where d.entity = c.entity and d.platform = c.platform and d.kind = 'deleted'
            and (d.origin ->> 'id')::bigint = c.record_id
            and d.at > now() - make_interval(days => ${imports.keepDays}))`);
}
