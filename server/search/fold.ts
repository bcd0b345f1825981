const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae' };

/**
 * A text as it is searched: words of a-z or of digits, with one blank between them. `Tür`, `Tuer` and `Tur`
 * are one; `1200×1400`, `1200 x 1400 mm` and `1200x1400mm`, `DN50` and `DN 50` begin alike. Folding keeps
 * beginnings: what a word begins with, folded, is what the folded word begins with.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßœæ]/g, (letter) => ligatures[letter] as string)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/(\d)\s*[x×*]\s*(?=\d|$)/g, '$1 ')
    .replace(/([a-z])(?=\d)|(\d)(?=[a-z])/g, '$1$2 ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The words of a folded text. */
export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}
