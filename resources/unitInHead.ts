import type { Language } from './languages.ts';

const pieces: Record<Language, string> = { de: 'Stück', en: 'pieces', fr: 'pièces', it: 'pezzi' };

/** Units that people write out, by what Intl calls them; all others are signs, the same in every language. */
export const spelledUnits: Readonly<Record<string, string>> = { d: 'day' };

/** A unit as it stands above many values of a language: `Tage` for `d`, but `mm` for `mm`. */
export function unitInHead(unit: string, language: Language): string {
  if (unit === 'Stk') return pieces[language];
  const word = spelledUnits[unit];
  if (word === undefined) return unit;
  const many = new Intl.NumberFormat(language, { style: 'unit', unit: word, unitDisplay: 'long' });
  return many.formatToParts(2).find(({ type }) => type === 'unit')?.value ?? unit;
}
