import { languages, type Translated } from './language/languages.ts';
import { isRow } from './shape.ts';

/** A value as a text in up to four languages; without any where it is none. */
export function translatedOf(value: unknown): Translated {
  const texts: Translated = {};
  if (!isRow(value)) return texts;
  for (const language of languages) {
    const text = value[language];
    if (typeof text === 'string') texts[language] = text;
  }
  return texts;
}
