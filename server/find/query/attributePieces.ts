import type { Quantity } from '../quantities/Quantity.ts';
import { attributeOfFact } from '../index/facts.ts';
import { choicePiece } from './choicePiece.ts';
import type { Dictionary } from './Dictionary.ts';
import { foldedWords } from './fold.ts';
import { measuredPiece } from './measuredPiece.ts';
import type { Query, QueryWord } from './parseQuery.ts';
import type { Piece } from './Piece.ts';
import { gramsOf, type Named } from './segments.ts';
import { isFiller } from './stopWords.ts';

/** What may stand between the name of an attribute and its value. */
const between = /^[\s=:≈~]*$/u;

/** The letters of `U 0.8`, which may be what an attribute is called. */
export function lettersOf(text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): string[] {
  return foldedWords(/^\p{L}+(?=[\s-]?\d)/u.exec(text.slice(start, end))?.[0] ?? '');
}

interface Span {
  start: number;
  end: number;
  sids: readonly string[];
  quantity: Quantity;
  /** Is it taken only where products have it? */
  mayBeOther?: boolean;
}

/**
 * The pieces of a text in which an attribute's name stands beside its value, before it or behind it: `U-Wert unter 1.0`,
 * `900 mm Breite`, `Euroklasse A1` (behaviour B458). Nothing is looked up where no attribute is named.
 */
export async function attributePieces(
  dictionary: Dictionary,
  { text, words, quantities }: Query,
  named: Named,
): Promise<Piece[]> {
  const sidsOf = (gram: readonly string[]) => [
    ...new Set(
      dictionary.languages.flatMap((language) =>
        named(gram, language).flatMap(({ target }) => attributeOfFact(target) ?? []),
      ),
    ),
  ];
  // A name that nothing stands beside is looked up by nobody.
  const mayHaveValue = ({ end }: QueryWord) => quantities.length > 0 || end < text.length;
  const longestFirst = gramsOf(words.filter(mayHaveValue)).toSorted((a, b) => b.length - a.length);
  const grams = longestFirst.flatMap((gram) => {
    const sids = sidsOf(gram.map(({ word }) => word));
    const [first, last] = [gram[0], gram.at(-1)];
    return first && last && sids.length > 0 ? [{ start: first.start, end: last.end, sids }] : [];
  });
  const letters = quantities.map((quantity) => sidsOf(lettersOf(text, quantity)));
  if (grams.length === 0 && letters.every((sids) => sids.length === 0)) return [];
  const all = new Set([...grams.flatMap(({ sids }) => sids), ...letters.flat()]);
  const attributes = new Map((await dictionary.attributes([...all])).map((one) => [one.sid, one]));
  const known = (sids: readonly string[]) => sids.flatMap((sid) => attributes.get(sid) ?? []);
  const found: Piece[] = [];
  const isFree = ({ start, end }: { start: number; end: number }) =>
    found.every((piece) => end <= piece.start || piece.end <= start);
  const take = async (span: Span): Promise<void> => {
    if (!isFree(span)) return;
    const { start, end, quantity } = span;
    const place = { typed: text.slice(start, end), start, end };
    const named = { quantity, letters: lettersOf(text, quantity), attributes: known(span.sids) };
    const piece = await measuredPiece(dictionary, place, named);
    if (piece && (piece.meaning || !span.mayBeOther)) found.push(piece);
  };
  for (const [index, quantity] of quantities.entries()) {
    const own = letters[index] ?? [];
    const before = grams.filter(({ end }) => end <= quantity.start && isGap(text, end, quantity.start));
    for (const { start, sids } of before) await take({ start, end: quantity.end, sids, quantity });
    // Letters alone may be a sign of something else, such as the R of a refrigerant.
    if (own.length > 0)
      await take({ start: quantity.start, end: quantity.end, sids: own, quantity, mayBeOther: true });
  }
  for (const gram of grams) {
    const meant = isFree(gram) ? await choicePiece(dictionary, text, gram, known(gram.sids)) : undefined;
    if (meant && isFree(meant)) found.push(meant);
  }
  for (const quantity of quantities)
    for (const { start, end, sids } of grams)
      if (isFree(quantity) && start >= quantity.end && between.test(text.slice(quantity.end, start)))
        await take({ start: quantity.start, end, sids, quantity });
  return found;
}

/** Is there nothing between two places but signs and words that say nothing? */
function isGap(text: string, from: number, to: number): boolean {
  const gap = text.slice(from, to);
  return between.test(gap) || (!/[,;]/.test(gap) && foldedWords(gap).every(isFiller));
}
