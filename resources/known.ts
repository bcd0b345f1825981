import type { Entity } from './entity.ts';
import type { Fault } from './fault.ts';
import type { Field, FileField, ImageField, ObjectField, ReferenceField } from './kinds/field.ts';
import type { Language, Translated } from './language/languages.ts';
import { noOrga } from './noOrga.ts';
import { isSameValue } from './sameValue.ts';
import { rootCategory } from './rootCategory.ts';
import type { Row } from './shape.ts';
import { textIn } from './language/translate.ts';
import { valuesByLanguage } from './language/valuesByLanguage.ts';

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
  choices: readonly KnownChoice[];
}

/** What a value may be, and what it is called in any language. */
export interface KnownChoice {
  sid: string;
  label: Translated;
}

/** One place in a record that names another one. */
export interface Named {
  path: string;
  field: ReferenceField;
  sid: string;
}

const mostChoicesShown = 12;

const typeByKind = { text: 'string', number: 'number', choice: 'string', yesNo: 'boolean' } as const;

/**
 * What a record names that is not there, and attribute values that are not what their attribute asks for. What stood
 * there before is not asked again: that it is gone, or that an attribute has changed since, keeps nobody from saving
 * something else. What would lie within another record is not missed where that one is at fault itself.
 * @param found what is wrong with the record so far
 */
export function faultsOfKnown(
  { fields, owner }: Pick<Entity, 'fields' | 'owner'>,
  row: Row,
  known: Known,
  found: readonly Fault[],
  stored?: Row,
): Fault[] {
  const missed: { fault: Fault; within: readonly string[] }[] = [];
  for (const [name, value] of Object.entries(row)) {
    const field = fields[name];
    if (!field || value === null || (stored && isSameValue(value, stored[name]))) continue;
    const place = field.at ?? name;
    for (const { path, field: through, sid } of referencesIn(field, place, value))
      if (!known.has(through, sid))
        missed.push({
          fault: { path, code: unknownCode(through.to), values: { sid } },
          within: [...(through.within ?? []), ...(through.companyIn ? [through.companyIn] : [])],
        });
    const former = new Set(stored && uploadsIn(field, place, stored[name]).map(({ hash }) => hash));
    for (const { path, of, hash } of uploadsIn(field, place, value))
      if (!former.has(hash) && !known.hasUpload(of, hash))
        missed.push({ fault: { path, code: unknownCode(of.kind) }, within: owner ? [owner] : [] });
    if (field.kind === 'values')
      for (const fault of attributeFaults(place, value, stored?.[name], known))
        missed.push({ fault, within: [] });
  }
  const faulty = new Set([...found, ...missed.map(({ fault }) => fault)].map(({ path }) => path));
  return missed.flatMap(({ fault, within }) =>
    within.some((name) => faulty.has(fields[name]?.at ?? name)) ? [] : [fault],
  );
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
      typeof sid === 'string' && sid !== noOrga && !(field.orRoot && sid === rootCategory)
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

/** The pictures and files that a field names, in its objects too. */
export function uploadsIn(field: Field, path: string, value: unknown): Upload[] {
  const placeOf = (index: number) => ('many' in field && field.many ? `${path}.${index}` : path);
  if (field.kind === 'image' || field.kind === 'file')
    return listed(value).flatMap((hash, index) =>
      typeof hash === 'string' ? [{ path: placeOf(index), of: field, hash }] : [],
    );
  if (field.kind !== 'object') return [];
  return listed(value).flatMap((part, index) => [
    ...Object.entries(field.fields).flatMap(([name, inner]) =>
      uploadsIn(inner, `${placeOf(index)}.${name}`, valueAt(part, name)),
    ),
    ...uploadsInText(field, placeOf(index), part),
  ]);
}

function uploadsInText({ namesUploads }: ObjectField, path: string, part: unknown): Upload[] {
  if (!namesUploads) return [];
  const { text, where, of } = namesUploads;
  if (valueAt(part, where.choice) !== where.is) return [];
  return Object.entries(valueAt(part, text) ?? {}).flatMap(([language, hash]) =>
    typeof hash === 'string' && hash !== '' ? [{ path: `${path}.${text}.${language}`, of, hash }] : [],
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
    if (attribute.kind === 'choice' && !attribute.choices.some((choice) => choice.sid === value))
      return [{ path: place, code: 'unknown-choice', values: offered(attribute.choices) }];
    return [];
  });
}

/** The choices by sid, as calls say them, and by name, as people write them into a file, in every language. */
function offered(choices: readonly KnownChoice[]): Record<string, string | number> {
  const inWords = (language: Language) =>
    choices
      .slice(0, mostChoicesShown)
      .map(({ sid, label }) => {
        const name = textIn(label, language) || sid;
        return name === sid ? sid : `${sid} (${name})`;
      })
      .join(', ') + (choices.length > mostChoicesShown ? ', …' : '');
  return valuesByLanguage('choices', inWords);
}

function listed(value: unknown): unknown[] {
  return value === null || value === undefined ? [] : [value].flat();
}

function valueAt(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null
    ? Object.entries(object).find(([own]) => own === name)?.[1]
    : undefined;
}
