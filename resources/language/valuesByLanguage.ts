import { defaultLanguage, languages, type Language } from './languages.ts';

type Values = Record<string, string | number>;

const mark = '@';

/**
 * What fills a sentence where it is words itself: under its name as the default language has it, and for each language
 * that has it otherwise under the name with that language behind it.
 */
export function valuesByLanguage(name: string, wordsIn: (language: Language) => string): Values {
  const usual = wordsIn(defaultLanguage);
  const others = languages.flatMap((language) => {
    const words = wordsIn(language);
    return words === usual ? [] : [[`${name}${mark}${language}`, words]];
  });
  return Object.fromEntries([[name, usual], ...others]);
}

/** The values of a sentence as its reader's language has them. */
export function valuesIn(language: Language, values: Readonly<Values>): Values {
  const ending = `${mark}${language}`;
  const inWords = Object.entries(values).flatMap(([name, value]) =>
    name.endsWith(ending) ? [[name.slice(0, -ending.length), value] as const] : [],
  );
  return { ...values, ...Object.fromEntries(inWords) };
}
