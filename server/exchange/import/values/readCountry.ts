import { languages } from '../../../../resources/language/languages.ts';
import { nameKey } from '../catalogue/nameKey.ts';

/** Beside the names that languages have for countries. */
const besides = {
  che: 'CH',
  deu: 'DE',
  aut: 'AT',
  ita: 'IT',
  fra: 'FR',
  lie: 'LI',
  usa: 'US',
  uk: 'GB',
  gbr: 'GB',
};

/** All two letters that name a country today, by its name in our languages. */
const byName = new Map<string, string>(Object.entries(besides));
/** Old codes have the names of those that came after them. */
const isOfToday = (code: string) => new Intl.Locale(`und-${code}`).region === code;
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isOfToday);
const ofToday: ReadonlySet<string> = new Set(codes);
for (const language of languages) {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  for (const code of codes) {
    const name = names.of(code);
    if (name && !byName.has(nameKey(name))) byName.set(nameKey(name), code);
  }
}

/** Are these the two letters of a country of today? */
export function isCountry(code: string): boolean {
  return ofToday.has(code);
}

const madeIn = /^(?:made in|product of|hergestellt in|fabriqué (?:en|au|aux)|prodotto in)\s+(?:the\s+)?/i;

/** The country of a number as ISO 3166 has them: `756`. */
function ofNumber(number: string): string | undefined {
  const { region = '' } = new Intl.Locale(`und-${number}`);
  return isCountry(region) ? region : undefined;
}

/** The two letters of the country that a text names in any language; else the text itself. */
export function readCountry(text: string): string {
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase();
  if (/^\d{3}$/.test(text)) return ofNumber(text) ?? text;
  return byName.get(nameKey(text)) ?? byName.get(nameKey(text.replace(madeIn, ''))) ?? text;
}
