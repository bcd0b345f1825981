import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import type { Queries } from '../base/database/queries.ts';
import type { Fault } from '../base/problems.ts';

interface Declared {
  sid: string;
  kind: 'text' | 'number' | 'choice' | 'yesNo';
  choices: { sid: string }[];
}

const typeByKind = { text: 'string', number: 'number', choice: 'string', yesNo: 'boolean' } as const;

/**
 * What is wrong with the attribute values of a row: attributes that are not declared, values of another kind, choices that
 * are not offered. What stood there before is not asked again, as the attribute may have changed since.
 */
export async function attributeFaults(
  sql: Queries,
  entity: Entity,
  row: Row,
  before: Row = {},
): Promise<Fault[]> {
  const [name, field] = Object.entries(entity.fields).find(([, { kind }]) => kind === 'values') ?? [];
  if (!name || !field) return [];
  const given = Object.entries((row[name] ?? {}) as Record<string, unknown>);
  const former = (before[name] ?? {}) as Record<string, unknown>;
  const changed = given.filter(([sid, value]) => former[sid] !== value);
  if (changed.length === 0) return [];
  const declared = await sql<Declared[]>`
    select sid, kind, choices from attribute where sid = any(${changed.map(([sid]) => sid)})`;
  const bySid = new Map(declared.map((attribute) => [attribute.sid, attribute]));
  return changed.flatMap(([sid, value]): Fault[] => {
    const attribute = bySid.get(sid);
    const path = `${field.at ?? name}.${sid}`;
    if (!attribute) return [{ path, code: 'missing-reference', values: { sid } }];
    const expected = typeByKind[attribute.kind];
    if (typeof value !== expected) return [{ path, code: 'wrong-type', values: { expected } }];
    const choices = attribute.choices.map((choice) => choice.sid);
    if (attribute.kind === 'choice' && !choices.includes(String(value)))
      return [{ path, code: 'not-a-choice', values: { choices: choices.join(', ') } }];
    return [];
  });
}
