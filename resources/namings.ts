import { attributePrefix } from './finding/attributePrefix.ts';
import type { Entity } from './entity.ts';
import type { Field, ReferenceField } from './kinds/field.ts';
import { allEntities } from './registry.ts';

/** One way in which records of an entity name those of another one. */
export interface Naming {
  /** Whose records name. */
  entity: Entity;
  /** The field by which they do. */
  name: string;
  /** One sid, a list of them, the keys of an object, or a part of each object of a list. */
  form: 'one' | 'list' | 'keys' | 'parts';
  /** Of `parts` the name of the part. */
  part?: string;
  /** What stands before the sid in that part. */
  prefix?: string;
  /** What the field, or its part, says of the other record; what names an attribute otherwise says nothing. */
  reference?: ReferenceField;
  loss: Loss;
}

/**
 * What comes of it when the other record is deleted (behaviour B190):
 * - `retired`: it goes without asking;
 * - `asked`: it goes once somebody has agreed to the number of those that do;
 * - `replaced`: it needs another record to name;
 * - `owned`: the record belongs to the other one, and is deleted before it.
 */
type Loss = 'retired' | 'asked' | 'replaced' | 'owned';

/** How a record can be deleted that others need: by agreeing to their number, or with another one in its place. */
export type Remedy = 'confirm' | 'insteadOf';

/**
 * What helps where records of others need one (behaviour B191).
 * @param needing by which entities and fields they do
 */
export function remediesOf(
  other: Pick<Entity, 'name'>,
  needing: readonly { entity: string; field: string }[],
): Remedy[] {
  const losses = new Set(
    namingsOf(other)
      .filter(({ entity, name }) => needing.some((by) => by.entity === entity.name && by.field === name))
      .map(({ loss }) => loss),
  );
  if (losses.has('owned')) return [];
  return losses.has('replaced') ? ['insteadOf'] : ['confirm', 'insteadOf'];
}

/** Every way in which records name those of an entity. */
export function namingsOf({ name: to }: Pick<Entity, 'name'>): Naming[] {
  return allEntities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) => namingsBy(entity, name, field, to)),
  );
}

/** Does a record go itself when what it names so is deleted? */
export function takesRecord({ form, reference, loss, entity, name }: Naming): boolean {
  if (form !== 'one') return false;
  if (reference?.isSubject) return true;
  return reference?.required === true && (loss === 'retired' || entity.key.includes(name));
}

/** Which fields of the naming entity say the same as which ones of the other: the other's key beside its sid. */
export function sharedFields(
  { within = [], companyIn }: ReferenceField,
  other: Pick<Entity, 'owner'>,
): [string, string][] {
  const same = within.map((shared): [string, string] => [shared, shared]);
  return companyIn && other.owner ? [...same, [companyIn, other.owner]] : same;
}

function namingsBy(entity: Entity, name: string, field: Field, to: string): Naming[] {
  if (field.kind === 'values')
    return to === 'attribute' ? [{ entity, name, form: 'keys', loss: 'asked' }] : [];
  if (field.kind === 'object')
    return Object.entries(field.fields).flatMap(([part, inner]) =>
      namingsByPart(entity, name, part, inner, to),
    );
  if (field.kind !== 'reference' || field.to !== to) return [];
  const form = field.many ? 'list' : 'one';
  return [{ entity, name, form, reference: field, loss: lossOf(entity, name, field) }];
}

function namingsByPart(entity: Entity, name: string, part: string, inner: Field, to: string): Naming[] {
  const naming = { entity, name, form: 'parts', part } as const;
  if (inner.kind === 'text' && inner.namesAttribute && to === 'attribute')
    return [{ ...naming, prefix: attributePrefix, loss: 'asked' }];
  if (inner.kind !== 'reference' || inner.to !== to) return [];
  return [{ ...naming, reference: inner, loss: lossOf(entity, name, inner) }];
}

function lossOf({ owner, key, fields }: Entity, name: string, { retires, required }: ReferenceField): Loss {
  if (retires) return 'retired';
  if (name === owner) return 'owned';
  const isNothingWithout = required === true && fields[name]?.kind === 'reference';
  return isNothingWithout && !key.includes(name) ? 'replaced' : 'asked';
}
