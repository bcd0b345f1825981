import type { FieldOf, Kind } from './field.ts';

/** What a list can ask of a leaf of its records. */
export type Word = 'has' | 'is' | 'part' | 'least' | 'most' | 'since' | 'until';

const counted = (many: boolean | undefined): readonly Word[] => (many ? ['has', 'least', 'most'] : ['has']);

/** What can be asked of a leaf of each kind; nothing of kinds that have a filter of their own or are stored nowhere. */
const byKind: { [K in Kind]: (field: FieldOf<K>) => readonly Word[] } = {
  text: () => ['has', 'part'],
  translated: () => ['has', 'part'],
  number: () => ['has', 'least', 'most'],
  yesNo: () => ['has', 'is'],
  choice: ({ many }) => (many ? counted(many) : ['has', 'is']),
  code: ({ many }) => [...counted(many), 'part'],
  gtin: ({ many }) => [...counted(many), 'part'],
  reference: ({ many }) => counted(many),
  image: ({ many }) => counted(many),
  file: () => ['has'],
  link: () => ['has', 'part'],
  date: () => ['has', 'since', 'until'],
  object: ({ many }) => counted(many),
  values: () => ['has', 'is', 'part', 'least', 'most'],
  gaps: () => [],
  derived: () => [],
};

/** The words of a condition on a leaf of that field. */
export function wordsOf<K extends Kind>(field: FieldOf<K>): readonly Word[] {
  return byKind[field.kind](field);
}
