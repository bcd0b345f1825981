import { expect } from 'vitest';
import type { Entity } from '../../resources/entity.ts';
import type { Field } from '../../resources/kinds/field.ts';
import { allEntities, entityNamed } from '../../resources/registry.ts';
import { flatten, isRow, type Row } from '../../resources/shape.ts';
import type { Call } from './calls.ts';

/**
 * Stores what the examples of declarations refer to and the world has not got: each as the example of its own declaration
 * shows it, under the name by which it is referred to. So a new entity needs nothing but its declaration to be tested.
 */
export async function storeReferred(call: Call): Promise<void> {
  for (const entity of allEntities) await storeNamedBy(call, entity, entity.example ?? {});
}

async function storeNamedBy(call: Call, entity: Entity, example: Row): Promise<void> {
  for (const [name, sid] of namedIn(entity.fields, flatten(entity, example))) {
    const other = entityNamed(name);
    const [key = '', ...further] = other.key;
    // What stands within another record is no world of its own.
    if (further.length > 0 || !other.calls.some((one) => one === 'create')) continue;
    const list = `/import/${other.path.replace('{platform}', 'CH')}`;
    if ((await call('admin', 'GET', `${list}/${sid}`)).statusCode !== 404) continue;
    const body = { ...other.example, [other.fields[key]?.at ?? key]: sid };
    await storeNamedBy(call, other, body);
    const { statusCode, payload } = await call('admin', 'POST', list, body);
    expect(statusCode, `${list} ${payload}`).toBe(201);
  }
}

/** The records that a row refers to, with the entity of each. */
function namedIn(fields: Readonly<Record<string, Field>>, row: Row): [entity: string, sid: string][] {
  return Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const value = row[name];
    const values = Array.isArray(value) ? value : [value];
    if (field.kind === 'object')
      return values.flatMap((part) => (isRow(part) ? namedIn(field.fields, part) : []));
    if (field.kind !== 'reference') return [];
    return values.flatMap((sid) => (typeof sid === 'string' && sid ? [[field.to, sid]] : []));
  });
}
