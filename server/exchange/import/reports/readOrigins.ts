import type { Origin } from '../../../../resources/calls/audit.ts';
import type { Entity } from '../../../../resources/entity.ts';
import { isSameValue } from '../../../../resources/sameValue.ts';
import { isRow, type Row } from '../../../../resources/shape.ts';
import { nullable, text, time } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { recorded, reportOfChange } from '../../../records/readChanges.ts';
import type { Key } from '../../../records/readRecords.ts';

/** So many changes of one record are looked at; what is older is not told. */
const mostChanges = 1000;

const stored = {
  at: time,
  sub: nullable(text()),
  username: nullable(text()),
  reportId: nullable(text()),
  fileName: nullable(text()),
  kind: text<'created' | 'changed' | 'deleted'>(),
  before: recorded,
  after: recorded,
};

/**
 * Where the values of a record come from (behaviour B366): the last change of each, as the record of changes tells it. Of
 * what nobody has changed for as long as changes are kept nothing is told.
 * @param platform of the record; '' where all share it
 */
export async function readOrigins(
  db: SystemQueries,
  { platform, entity, key }: { platform: string; entity: Entity; key: Key },
): Promise<Origin[]> {
  const changes = await db.rows(
    stored,
    sql`
      select c.at, c.sub, u.username, ${reportOfChange} as "reportId", r.file_name as "fileName", c.kind, c.before, c.after
      from change c
      left join known_user u on u.sub = c.sub
      left join import_report r on r.id = c.report_id
      where c.entity = ${entity.name} and c.platform = ${platform} and c.key = ${key}
      order by c.id desc limit ${mostChanges}`,
  );
  const origins = new Map<string, Origin | null>();
  for (const { kind, before, after, sub, at, ...from } of changes) {
    // What was there before the record came anew is of another one.
    if (kind === 'deleted') break;
    const source = from.reportId !== null ? 'import' : sub === null ? 'server' : 'typed';
    for (const { path, value } of leavesChanged(entity, before ?? {}, after ?? {}))
      if (!origins.has(path))
        origins.set(path, isEmpty(value) ? null : { path, at: at.toISOString(), source, ...from });
    if (kind === 'created') break;
  }
  return [...origins.values()].filter((origin) => origin !== null);
}

/** What a change wrote, down to languages and attributes. */
function leavesChanged({ fields }: Entity, before: Row, after: Row): { path: string; value: unknown }[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const field = fields[name];
    if (!field || field.readOnly) return [];
    if (field.kind !== 'translated' && field.kind !== 'values') return [{ path: name, value }];
    const [was, became] = [before[name], value].map((one) => (isRow(one) ? one : {}));
    return [...new Set([...Object.keys(was ?? {}), ...Object.keys(became ?? {})])].flatMap((part) =>
      isSameValue(was?.[part], became?.[part]) ? [] : [{ path: `${name}.${part}`, value: became?.[part] }],
    );
  });
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
