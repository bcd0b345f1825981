import type { Language } from './languages.ts';

/** Units that people write out, by what Intl calls them; all others but pieces are signs, the same in every language. */
const spelled: Readonly<Record<string, string>> = { d: 'day' };
/** Of one, and of several. */
const pieces: Readonly<Record<Language, readonly [string, string]>> = {
  de: ['Stück', 'Stück'],
  en: ['piece', 'pieces'],
  fr: ['pièce', 'pièces'],
  it: ['pezzo', 'pezzi'],
};

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A unit as people of a language write it behind that number, or above many values: `Tage` for `d`, but `mm` for `mm`
 * (behaviour B431).
 */
export function unitName({ language }: { language: Language }, unit: string, count = 2): string {
  if (unit === 'Stk') {
    const [one, several] = pieces[language];
    return new Intl.PluralRules(language).select(count) === 'one' ? one : several;
  }
  const word = spelled[unit];
  if (word === undefined) return unit;
  const parts = formatOf(language, word).formatToParts(count);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}

function formatOf(language: Language, unit: string): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  let format = formats.get(key);
  if (!format)
    formats.set(
      key,
      (format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })),
    );
  return format;
}
