import { term } from '../../../../resources/entities/term.ts';
import { keysOf } from '../../../../resources/keysOf.ts';
import { entities as de } from '../../../../resources/texts/de/entities.ts';
import { entities as en } from '../../../../resources/texts/en/entities.ts';
import { entities as fr } from '../../../../resources/texts/fr/entities.ts';
import { entities as it } from '../../../../resources/texts/it/entities.ts';
import { nameKey } from '../catalogue/nameKey.ts';

/** What a column of a table of terms says; `means` and `etimClass` say in one cell what several fields do. */
export type TermColumn = keyof typeof term.fields | 'means' | 'etimClass';

/** How files call a column besides its label; ETIM publishes `ARTCLASSID` and `CLASSSYNONYM`. */
const synonyms: Partial<Record<TermColumn, readonly string[]>> = {
  means: ['Means', 'Bedeutet', 'Bedeutung', 'Signifie', 'Significa'],
  etimClass: ['ARTCLASSID', 'ETIM class', 'ETIM-Klasse', 'Classe ETIM', 'ETIM class ID', 'ETIM code', 'EC'],
  text: [
    'Term',
    'CLASSSYNONYM',
    'ARTCLASSSYNONYM',
    'Synonym',
    'Synonyme',
    'Sinonimo',
    'Keyword',
    'Suchbegriff',
  ],
  language: ['Lang', 'LANGUAGEID', 'Language code', 'Sprachcode', 'Code langue', 'Codice lingua'],
  platforms: ['Platform', 'Plattform', 'Country', 'Land', 'Pays', 'Paese', 'Plateforme', 'Piattaforma'],
};

const byKey = new Map<string, TermColumn>();
for (const name of keysOf(term.fields)) {
  byKey.set(nameKey(name), name);
  for (const { fields } of [de.term, en.term, fr.term, it.term])
    for (const [own, label] of Object.entries(fields))
      // Platform groups have words of their own: `company_zbs`.
      if (own === name || own.startsWith(`${name}_`)) byKey.set(nameKey(label), name);
}
for (const name of keysOf(synonyms)) for (const word of synonyms[name] ?? []) byKey.set(nameKey(word), name);

/** The column that a heading means. */
export function termColumn(heading: string): TermColumn | undefined {
  return byKey.get(nameKey(heading));
}
