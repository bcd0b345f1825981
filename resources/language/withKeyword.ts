import type { Language, Translated } from './languages.ts';

/** The keywords of a product with one more, unless it is among them. */
export function withKeyword(
  keywords: Translated | null | undefined,
  language: Language,
  keyword: string,
): Translated {
  const said = (keywords?.[language] ?? '')
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
  const isThere = said.some((one) => one.toLowerCase() === keyword.trim().toLowerCase());
  return { ...keywords, [language]: [...said, ...(isThere ? [] : [keyword.trim()])].join(', ') };
}
