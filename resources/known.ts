import type { Entity } from './entity.ts';
import type { Fault } from './fault.ts';
import type { Field, FileField, ImageField, ReferenceField } from './kinds/field.ts';
import { noOrga } from './noOrga.ts';
import { isSameValue } from './sameValue.ts';
import { rootCategory } from './rootCategory.ts';
import type { Row } from './shape.ts';

/** What a record may refer to, as somebody has looked it up before it is judged. */
export interface Known {
  /** Is there a record of that sid, where the field looks for it? */
  has(field: ReferenceField, sid: string): boolean;
  /** Was a picture or file of this hash uploaded where the record belongs? */
  hasUpload(field: ImageField | FileField, hash: string): boolean;
  attribute(sid: string): KnownAttribute | undefined;
}

export interface KnownAttribute {
  kind: 'text' | 'number' | 'choice' | 'yesNo';
  /** Sids of what it offers. */
  choices: readonly string[];
}

/** One place in a record that names another one. */
export interface Named {
  path: string;
  field: ReferenceField;
  sid: string;
}

const typeByKind = { text: 'string', number: 'number', choice: 'string', yesNo: 'boolean' } as const;

/**
 * What a record names that is not there, and attribute values that are not what their attribute asks for. What stood
 * there before is not asked again: that it is gone, or that an attribute has changed since, keeps nobody from saving
 * something else.
 */
export function faultsOfKnown(
  { fields }: Pick<Entity, 'fields'>,
  row: Row,
  known: Known,
  stored?: Row,
): Fault[] {
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(row)) {
    const field = fields[name];
    if (!field || value === null || (stored && isSameValue(value, stored[name]))) continue;
    const place = field.at ?? name;
    for (const { path, field: through, sid } of referencesIn(field, place, value))
      if (!known.has(through, sid)) faults.push({ path, code: unknownCode(through.to), values: { sid } });
    for (const { path, of, hash } of uploadsIn(field, place, value))
      if (!known.hasUpload(of, hash)) faults.push({ path, code: unknownCode(of.kind) });
    if (field.kind === 'values') faults.push(...attributeFaults(place, value, stored?.[name], known));
  }
  return faults;
}

/** The code of a reference that leads nowhere: `unknown-category`, `unknown-product-line`. */
export function unknownCode(to: string): string {
  return `unknown-${kebabCase(to)}`;
}

/** The code of a name that several records have: `ambiguous-category`. */
export function ambiguousCode(to: string): string {
  return `ambiguous-${kebabCase(to)}`;
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** Everything that a field names by its value; what stands for none is left out. */
export function referencesIn(field: Field, path: string, value: unknown): Named[] {
  if (field.kind === 'reference')
    return listed(value).flatMap((sid, index) =>
      typeof sid === 'string' && sid !== rootCategory && sid !== noOrga
        ? [{ path: field.many ? `${path}.${index}` : path, field, sid }]
        : [],
    );
  if (field.kind !== 'object') return [];
  return listed(value).flatMap((part, index) =>
    Object.entries(field.fields).flatMap(([name, inner]) =>
      referencesIn(inner, `${field.many ? `${path}.${index}` : path}.${name}`, valueAt(part, name)),
    ),
  );
}

interface Upload {
  path: string;
  of: ImageField | FileField;
  hash: string;
}

/** The pictures and files that a field names. */
export function uploadsIn(field: Field, path: string, value: unknown): Upload[] {
  if (field.kind !== 'image' && field.kind !== 'file') return [];
  const isMany = field.kind === 'image' && field.many;
  return listed(value).flatMap((hash, index) =>
    typeof hash === 'string' ? [{ path: isMany ? `${path}.${index}` : path, of: field, hash }] : [],
  );
}

function attributeFaults(path: string, given: unknown, former: unknown, known: Known): Fault[] {
  return Object.entries(given ?? {}).flatMap(([sid, value]): Fault[] => {
    if (value === null || value === valueAt(former, sid)) return [];
    const attribute = known.attribute(sid);
    const place = `${path}.${sid}`;
    if (!attribute) return [{ path: place, code: unknownCode('attribute'), values: { sid } }];
    const expected = typeByKind[attribute.kind];
    if (typeof value !== expected) return [{ path: place, code: 'wrong-type', values: { expected } }];
    if (attribute.kind === 'choice' && !attribute.choices.includes(String(value)))
      return [{ path: place, code: 'unknown-choice', values: { choices: attribute.choices.join(', ') } }];
    return [];
  });
}

function listed(value: unknown): unknown[] {
  return value === null || value === undefined ? [] : [value].flat();
}

function valueAt(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null
    ? Object.entries(object).find(([own]) => own === name)?.[1]
    : undefined;
}
