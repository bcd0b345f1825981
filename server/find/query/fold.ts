/** Greek letters are the signs of properties: `λ` is typed as `lambda`. */
export const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  λ: 'lambda',
  α: 'alpha',
  δ: 'delta',
  ψ: 'psi',
  η: 'eta',
};

/**
 * A text as it is searched: words of a-z or of digits, with one blank between them. `Tür`, `Tuer` and `Tur`
 * are one; `1200×1400`, `1200 x 1400 mm` and `1200x1400mm`, `DN50` and `DN 50` begin alike. Folding keeps
 * beginnings: what a word begins with, folded, is what the folded word begins with.
 */
export function fold(text: string): string {
  const letters = withoutMarks(text.toLowerCase()).replace(/([aou])e/g, '$1');
  return withSingleNumbers(letters)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function withoutMarks(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  // Nearly all texts have no other letters: these need not be taken apart.
  if (/^[ -ſ]*$/.test(text)) return text.replace(/[^ -~]/g, (letter) => plainLetters.get(letter) ?? letter);
  return decomposed(text);
}

function decomposed(text: string): string {
  return text
    .replace(/[ßœæλαδψη]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/** The letters of western languages without their marks. */
const plainLetters = new Map(
  Array.from({ length: 0x180 - 0x7f }, (_, nth) => String.fromCharCode(0x7f + nth)).map((letter) => [
    letter,
    decomposed(letter),
  ]),
);

/** Parts the numbers of a size from each other, and numbers from letters. */
function withSingleNumbers(text: string): string {
  if (!/\d/.test(text)) return text;
  return text.replace(/(\d)\s*[x×*]\s*(?=\d|$)/g, '$1 ').replace(/([a-z])(?=\d)|(\d)(?=[a-z])/g, '$1$2 ');
}

/** The words of a folded text. */
export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/**
 * The words of a German text that have an umlaut, with it: `Tür` and `Tuer` are `tür`. Beside the folded words they tell
 * what was written with one from what was not.
 */
export function umlautWords(text: string): string[] {
  if (!/[äöüÄÖÜ]|[aou]e/i.test(text)) return [];
  const marked = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/ae/g, 'ä')
    .replace(/oe/g, 'ö')
    .replace(/ue/g, 'ü');
  return withSingleNumbers(marked.replace(/ß/g, 'ss'))
    .split(/[^a-z0-9äöü]+/)
    .filter((word) => /[äöü]/.test(word));
}
