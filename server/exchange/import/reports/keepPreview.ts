import { integer, text, texts } from '../../../base/database/column.ts';
import { copyRows } from '../../../base/database/copyRows.ts';
import type { SystemQueries, SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, sql } from '../../../base/database/sql.ts';
import { recorded } from '../../../records/readChanges.ts';

const written = {
  id: integer,
  entity: text(),
  key: texts(),
  kind: text<'created' | 'changed' | 'deleted'>(),
  before: recorded,
  after: recorded,
};

const atATime = 2000;

/**
 * Keeps what a dry run would change, for its report: the changed fields, and of created and deleted records what they are
 * called by.
 * @param rehearsal the transaction that has done it and of which nothing stays
 */
export async function keepPreview(
  kept: SystemTransaction,
  reportId: string,
  rehearsal: SystemQueries,
): Promise<void> {
  await copyRows(
    kept,
    'import_preview',
    ['report_id', 'entity', 'key', 'kind', 'before', 'after'],
    changes(),
  );

  async function* changes(): AsyncGenerator<unknown[]> {
    let last = 0;
    for (;;) {
      const rows = await rehearsal.rows(written, writtenAfter(reportId, last));
      for (const { entity, key, kind, before, after } of rows)
        yield [reportId, entity, key, kind, before, after];
      last = rows.at(-1)?.id ?? 0;
      if (rows.length < atATime) return;
    }
  }
}

function writtenAfter(reportId: string, id: number) {
  const shown = (part: 'before' | 'after') => sql`
    case when c.kind = 'changed' or ${identifier(`c.${part}`)} is null then ${identifier(`c.${part}`)}
      else jsonb_strip_nulls(jsonb_build_object(
        'articleNumber', ${identifier(`c.${part}`)} -> 'articleNumber', 'title', ${identifier(`c.${part}`)} -> 'title')) end`;
  return sql`
    select c.id, c.entity, c.key, c.kind, ${shown('before')} as before, ${shown('after')} as after
    from change c where c.report_id = ${reportId} and c.id > ${id} order by c.id limit ${atATime}`;
}
