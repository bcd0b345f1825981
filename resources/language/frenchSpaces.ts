interface Texts {
  readonly [name: string]: string | Texts;
}

/**
 * Texts with the spaces that French sets before its punctuation and inside of its quotation marks, so that no line ends
 * before them: a narrow one before `;`, `!` and `?`, a whole one before `:` and `»` and behind `«`.
 */
export function frenchSpaces(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? frenchSpaced(text) : frenchSpaces(text),
    ]),
  );
}

/** The same of one text. */
export function frenchSpaced(text: string): string {
  return text
    .replace(/[ \u00a0](?=[;!?])/g, '\u202f')
    .replace(/ (?=[:»%])/g, '\u00a0')
    .replace(/« /g, '«\u00a0');
}
