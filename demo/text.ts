/** A text of the demo world in all four languages. */
export type Text = { de: string; en: string; fr: string; it: string };

/** The same with languages missing, as real catalogues have it. */
export type Texts = Partial<Text>;

export const languagesOfWorld = ['de', 'en', 'fr', 'it'] as const;

/**
 * Reads `de | en | fr | it`. A single part (`RF1`, `DN 50`) is the same in every language.
 * German is written with ß here; {@link inSwissSpelling} takes it away where Switzerland reads.
 * @throws Error naming the text, unless it has one or four parts
 */
export function text(source: string): Text {
  const parts = source.split('|').map((part) => part.trim());
  if (parts.some((part) => part === '') || (parts.length !== 1 && parts.length !== 4))
    throw new Error(`Demo text must have one or four parts "de | en | fr | it": ${source}`);
  const [de = '', en = de, fr = de, it = de] = parts;
  return { de, en, fr, it };
}

/** German as printed in Switzerland: ss for ß. */
export function inSwissSpelling<T extends Texts>(texts: T): T {
  return texts.de?.includes('ß') ? { ...texts, de: texts.de.replaceAll('ß', 'ss') } : texts;
}
