import type { FieldOf, Kind } from '../kinds/field.ts';

/**
 * What can be done to one leaf of several records at once (behaviour B480): a value set or cleared, something taken in or
 * out of a list, a part of a text replaced, a number made greater or less by an amount or by a share of it.
 */
export const acts = ['set', 'add', 'remove', 'replace', 'increase', 'percent', 'clear'] as const;
export type Act = (typeof acts)[number];

const ofText = ['set', 'replace'] as const;
const ofNumber = ['set', 'increase', 'percent'] as const;
const ofList = (many: boolean | undefined, single: readonly Act[] = ['set']): readonly Act[] =>
  many ? ['add', 'remove'] : single;

const byKind: { [K in Kind]: (field: FieldOf<K>) => readonly Act[] } = {
  text: () => ofText,
  translated: () => ofText,
  number: () => ofNumber,
  yesNo: () => ['set'],
  choice: ({ many }) => ofList(many),
  // A code of a norm puts records in a class; any other tells one from the others, and has only parts in common.
  code: ({ many, shape }) =>
    ofList(many, shape && shape !== 'sid' && shape !== 'free' ? ['set'] : ['replace']),
  gtin: () => [],
  reference: ({ many }) => ofList(many),
  image: ({ many }) => ofList(many),
  file: () => ['set'],
  link: () => ofText,
  date: () => ['set'],
  // Of many, each is of one record; of one, its parts are leaves of their own.
  object: () => [],
  values: () => [...ofText, 'increase', 'percent'],
  gaps: () => [],
  derived: () => [],
};

/** What several records can be given in a field of that kind, or in a leaf of it; nothing where each has its own. */
export function actsOn<K extends Kind>(field: FieldOf<K>): readonly Act[] {
  const found = byKind[field.kind](field);
  const mayLack = !field.required || field.kind === 'translated';
  return found.length > 0 && mayLack ? [...found, 'clear'] : found;
}

const ofAttribute: Readonly<Record<string, readonly Act[]>> = {
  text: [...ofText, 'clear'],
  number: [...ofNumber, 'clear'],
};

/** The same of the values of an attribute of that kind. */
export function actsOnAttribute(kind: string): readonly Act[] {
  return ofAttribute[kind] ?? ['set', 'clear'];
}
