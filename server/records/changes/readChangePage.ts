import { createHash } from 'node:crypto';
import type { ChangePage } from '../../../resources/calls/changes.ts';
import { fedEntities } from '../../../resources/fedEntities.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { integer, text } from '../../base/database/column.ts';
import type { ScopedPool, ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';
import { momentOf } from './momentOf.ts';
import { pageOfChanges, type Moment, type Page } from './pageOfChanges.ts';
import { asThere, readThere } from './readFed.ts';
import { printSights, type Sight } from './Sight.ts';

interface Asked {
  /** The cursor that somebody shows; without one from the beginning. */
  after: string | undefined;
  orgaSid: string | undefined;
  /** Most items. */
  size: number;
}

const now = { database: text(), snapshot: text(), at: integer };

/**
 * A page of what is there or of what changed, all of it as one moment shows it (behaviour B548): first the records by their
 * age, then changes in the order of commits. A cursor is a snapshot, so that nothing is missed however long transactions
 * take (decision 14); a record that changed meanwhile, or changes again, is told once, where its last change stands.
 * Throws what `readCursor` throws.
 */
export async function readChangePage(
  db: ScopedPool,
  sights: readonly Sight[],
  asked: Asked,
): Promise<ChangePage> {
  const page = await db.transaction(async (tx) => {
    const system = asSystem(tx);
    await system.run(sql`set transaction isolation level repeatable read, read only`);
    const moment = await system.one(
      now,
      sql`
        select (select system_identifier::text from pg_control_system()) as database,
          pg_current_snapshot()::text as snapshot, extract(epoch from now())::bigint as at`,
    );
    const question = questionOf([moment.database, asked.orgaSid ?? null, printSights(sights)]);
    const at = asked.after === undefined ? beginning(question, moment) : readCursor(asked.after, question);
    return (await pageOfThere(tx, sights, asked, at)) ?? pageOfChanges(tx, sights, asked, at, moment);
  });
  return { ...page, next: writeCursor(page.next) };
}

/** Short, and another one for whatever else is asked, of another database, or seen. */
function questionOf(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16);
}

function beginning(asked: string, { snapshot, at }: Moment): Cursor {
  return { asked, since: snapshot, sinceAt: at, phase: 'there', entity: '', lastId: 0 };
}

/** Of one entity at a time; undefined behind the last record. */
async function pageOfThere(
  tx: ScopedTransaction,
  sights: readonly Sight[],
  { orgaSid, size }: Asked,
  at: Cursor,
): Promise<Page | undefined> {
  if (at.phase !== 'there') return undefined;
  const first = Math.max(
    0,
    sights.findIndex(({ entity }) => entity.name === at.entity),
  );
  for (const [index, sight] of sights.entries()) {
    const name = fedEntities.find((one) => one === sight.entity.name);
    if (index < first || !name) continue;
    const lastId = sight.entity.name === at.entity ? at.lastId : 0;
    const rows = await readThere(tx, sight, { since: at.since, lastId, orgaSid, most: size });
    const last = rows.at(-1);
    if (!last) continue;
    return {
      items: rows.map((row) => asThere(sight, name, row, momentOf(row.updatedAt))),
      next: { ...at, entity: name, lastId: last.id },
      hasMore: true,
    };
  }
  return undefined;
}
