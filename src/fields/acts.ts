import type { FieldOf, Kind } from '../../resources/kinds/field.ts';

/** What can be done to one leaf of several records at once: one value, or something taken in or out of a list. */
export type Act = 'set' | 'add' | 'remove';

const ofList = (many: boolean | undefined): readonly Act[] => (many ? ['add', 'remove'] : ['set']);

const byKind: { [K in Kind]: (field: FieldOf<K>) => readonly Act[] } = {
  text: () => ['set'],
  translated: () => ['set'],
  number: () => ['set'],
  yesNo: () => ['set'],
  choice: ({ many }) => ofList(many),
  // A code tells one record from the others; several put it in a class that others are in too.
  code: ({ many }) => (many ? ofList(many) : []),
  gtin: () => [],
  reference: ({ many }) => ofList(many),
  image: ({ many }) => ofList(many),
  file: () => ['set'],
  link: () => ['set'],
  date: () => ['set'],
  // Of many, each is of one record; of one, its parts are leaves of their own.
  object: () => [],
  values: () => ['set'],
  gaps: () => [],
  derived: () => [],
};

/** What several records can be given in a field of that kind, or in a leaf of it; nothing where each has its own. */
export function actsOn<K extends Kind>(field: FieldOf<K>): readonly Act[] {
  return byKind[field.kind](field);
}
