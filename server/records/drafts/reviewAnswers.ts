import type { Entity } from '../../../resources/entity.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../access/scope.ts';
import { recordedUnder } from '../access/where.ts';
import type { Key } from '../readRecords.ts';
import type { StoredDraft } from './draftStore.ts';

/** Keeps for whoever submitted a draft what became of it; nothing where nobody did, or did so themselves. */
export async function keepAnswer(
  db: ScopedQueries,
  scope: Scope,
  { name }: Pick<Entity, 'name'>,
  key: Key,
  {
    state,
    submitter,
    answer,
  }: Pick<StoredDraft, 'state' | 'submitter'> & { answer: 'returned' | 'published' },
): Promise<void> {
  if (state !== 'submitted' || submitter === null || submitter === scope.author.sub) return;
  await db.run(sql`
    insert into review_answer (entity, platform, key, answer, submitted_by, sub)
    values (${name}, ${recordedUnder(scope)}, ${[...key]}, ${answer}, ${submitter}, ${scope.author.sub})`);
}
