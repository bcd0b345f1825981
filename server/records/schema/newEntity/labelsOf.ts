import type { Language } from '../../../../resources/language/languages.ts';
import type { EntityNames } from './entityNames.ts';

const words: Record<Language, { quoted(name: string): string; create: string; sid: string; title: string }> =
  {
    de: { quoted: (name) => `«${name}»`, create: '{name} anlegen', sid: 'Kennung', title: 'Titel' },
    en: { quoted: (name) => name, create: 'Create {name}', sid: 'Identifier', title: 'Title' },
    fr: { quoted: (name) => `« ${name} »`, create: 'Créer {name}', sid: 'Identifiant', title: 'Titre' },
    it: { quoted: (name) => `“${name}”`, create: 'Crea {name}', sid: 'Identificativo', title: 'Titolo' },
  };

/** Languages that have a plural of their own for millions (Unicode CLDR, plural rules). */
const withMany: readonly Language[] = ['fr', 'it'];

/** The labels of a new entity in a language: the English words in quotation marks, until somebody translates them. */
export function labelsOf({ name, one, many }: EntityNames, language: Language): string {
  const { quoted, create, sid, title } = words[language];
  const titled = (text: string) => quoted(text[0]?.toUpperCase() + text.slice(1));
  const lines = [
    `name_one: '${titled(one)}',`,
    ...(withMany.includes(language) ? [`name_many: '${titled(many)}',`] : []),
    `name_other: '${titled(many)}',`,
    `create: '${create.replace('{name}', quoted(one))}',`,
    `fields: { sid: '${sid}', title: '${title}' },`,
  ];
  return `  ${name}: {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`;
}
