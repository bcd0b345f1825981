import type { Language } from '../../../../resources/language/languages.ts';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import type { ImportedField } from '../importedFields.ts';
import type { Meaning } from './Meaning.ts';

/** What one name of a column stands for. */
export interface HeadingEntry {
  rank: number;
  field?: ImportedField | 'orga' | 'ignored' | 'raw' | 'language' | 'offers' | 'other';
  attribute?: ImportedAttribute;
  /** In which languages a heading that names none is the usual one. */
  languages: Language[];
  /** The language of the texts below, or the unit of the numbers, where the company said so. */
  named?: Language;
  unit?: string;
}

/** What a heading of that entry means; `named` is the language that the heading itself says. */
export function meaningOf(entry: HeadingEntry, language: Language, named?: Language): Meaning {
  const { field, rank, attribute, unit } = entry;
  if (attribute)
    return { kind: 'target', rank, target: { kind: 'attribute', attribute, ...(unit && { unit }) } };
  if (field === 'raw' || field === 'offers' || field === 'other') return { kind: field };
  if (field === undefined || field === 'ignored') return { kind: 'ignored' };
  if (field === 'orga' || field === 'language') return { kind: 'target', rank, target: { kind: field } };
  if (field.field.kind !== 'translated') return { kind: 'target', rank, target: { kind: 'field', field } };
  const spoken = entry.languages.includes(language) ? language : (entry.languages[0] ?? language);
  const said = named ?? entry.named;
  const isNamed = said !== undefined && { isNamed: true };
  return { kind: 'target', rank, target: { kind: 'field', field, language: said ?? spoken, ...isNamed } };
}
