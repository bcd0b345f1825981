import { keysOf } from '../../../../resources/keysOf.ts';
import type { Field } from '../../../../resources/kinds/field.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { entities as de } from '../../../../resources/texts/de/entities.ts';
import { entities as en } from '../../../../resources/texts/en/entities.ts';
import { entities as fr } from '../../../../resources/texts/fr/entities.ts';
import { entities as it } from '../../../../resources/texts/it/entities.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { languageNamed } from '../headings/languages/languageNamed.ts';

interface Table {
  entity: 'category' | 'attribute';
  fields: Readonly<Record<string, Field>>;
  /** How files call a column besides its name and its labels; with columns that are no field. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Those with a text of each language, or a list of such. */
  translated: ReadonlySet<string>;
}

/** `Name (DE)`, `Name DE`, `name.de`, `Nom [français]`. */
const withLanguage = /^(.+?)[\s_.:/-]*[([]?\s*([a-zç]{2,12})\s*[)\]]?$/is;

/**
 * Understands the headings of a table of such records: `sid`, and of what is translated `name.de`.
 * @returns what a heading says; of one that names no language that of the reader
 */
export function tableHeadings({ entity, fields, synonyms, translated }: Table) {
  const byKey = new Map<string, string>();
  for (const name of Object.keys(fields)) {
    byKey.set(nameKey(name), name);
    for (const texts of [de, en, fr, it]) {
      const labels: Record<string, string> = texts[entity].fields;
      if (labels[name] !== undefined) byKey.set(nameKey(labels[name]), name);
    }
  }
  for (const name of keysOf(synonyms))
    for (const word of [name, ...(synonyms[name] ?? [])]) byKey.set(nameKey(word), name);
  return (heading: string, language: Language): string | undefined => {
    const whole = byKey.get(nameKey(heading));
    if (whole !== undefined) return translated.has(whole) ? `${whole}.${language}` : whole;
    const [, front = '', hint = ''] = withLanguage.exec(heading.trim()) ?? [];
    const name = byKey.get(nameKey(front));
    const named = languageNamed(hint);
    return name !== undefined && named && translated.has(name) ? `${name}.${named}` : undefined;
  };
}
