import type { Dictionary } from './Dictionary.ts';
import type { Interpretation } from './interpretation.ts';
import type { Meaning } from './Meaning.ts';
import type { Piece } from './Piece.ts';
import { nearQuantities } from './quantityMeaning.ts';

/** So many ways are gone through at most. */
const mostWays = 20;

/**
 * The text with less than all of its pieces, the nearest first: without those that nobody knows; with the nearest
 * quantities instead of the typed ones; compounds by their heads alone; and without the pieces that say least. A number
 * never stands alone.
 */
export async function* relaxed(
  dictionary: Dictionary,
  pieces: () => Promise<readonly Piece[]>,
): AsyncGenerator<Interpretation, void, void> {
  const all = await pieces();
  const known = all.flatMap(({ meaning }) => (meaning?.any === undefined ? [] : meaning));
  const near = await Promise.all(
    all.map(async ({ meaning, quantity, typed, start, end, near: known }) => {
      if (known) return known;
      if (!quantity) return meaning?.looser ? [meaning.looser] : [];
      return nearQuantities(
        dictionary,
        meaning ?? unknownQuantity(dictionary, { typed, start, end }),
        quantity,
      );
    }),
  );
  const most = Math.max(1, ...near.map((some) => some.length));
  /** With what comes nearest to each piece, then with what comes next. */
  const looser = Array.from({ length: most }, (_, nth) =>
    all.flatMap(
      ({ meaning }, index) =>
        near[index]?.[nth] ?? near[index]?.at(-1) ?? (meaning?.any === undefined ? [] : meaning),
    ),
  );
  const heads = all.flatMap(({ meaning, quantity }) =>
    quantity
      ? meaning?.any === undefined
        ? []
        : meaning
      : (meaning?.looser ?? (meaning?.any === undefined ? [] : meaning)),
  );
  const hasOtherQuantity = all.some(({ quantity }, index) => quantity && (near[index]?.length ?? 0) > 0);
  // Of an attribute that is asked for the nearest values come before products without it.
  const isNearlyMet = all.every(
    ({ meaning, near: some }) => meaning?.any !== undefined || (some?.length ?? 0) > 0,
  );
  const seen = new Set<string>();
  const combined = [
    ...(known.length < all.length && !isNearlyMet ? [[known, false] as const] : []),
    ...looser.map((some) => [some, hasOtherQuantity] as const),
    ...fewer(heads).map((some) => [some, false] as const),
  ].flatMap(([meanings, isOther]) => {
    const key = meanings.map(({ own, any }) => own ?? any).join(' & ');
    if (meanings.length === 0 || seen.has(key) || meanings.every(({ isNumber }) => isNumber)) return [];
    seen.add(key);
    const kept = new Set(meanings.flatMap(({ start, isInstead }) => (isInstead ? [] : start)));
    const without = all.filter(({ start }) => !kept.has(start)).map(({ typed }) => typed);
    return [{ language: dictionary.language, meanings, without, hasOtherQuantity: isOther }];
  });
  const ways = combined.slice(0, mostWays);
  // What a product says itself of all but one piece is nearer than all pieces somewhere around it.
  const nearly = ways.filter(({ without }) => without.length < 2);
  const barely = ways.filter(({ without }) => without.length >= 2);
  for (const group of [nearly, ...barely.map((way) => [way])]) {
    for (const way of group)
      if (way.meanings.every(({ own }) => own !== undefined)) yield { ...way, isWide: false };
    for (const way of group)
      if (way.meanings.some(({ own, any }) => own !== any)) yield { ...way, isWide: true };
  }
}

/** The pieces without one, without two and so on, those that say most kept longest. */
function fewer(meanings: readonly Meaning[]): Meaning[][] {
  const weight = (some: readonly Meaning[]) => some.reduce((sum, one) => sum + one.weight, 0);
  const subsets = Array.from({ length: 2 ** Math.min(meanings.length, 6) - 1 }, (_, bits) =>
    meanings.slice(0, 6).filter((_one, index) => ((bits + 1) >> index) & 1),
  );
  return subsets.toSorted((a, b) => weight(b) - weight(a));
}

function unknownQuantity(dictionary: Dictionary, place: Pick<Piece, 'typed' | 'start' | 'end'>): Meaning {
  return {
    ...place,
    kind: 'quantity',
    own: undefined,
    any: undefined,
    products: 0,
    forms: [],
    facts: [],
    alike: [],
    extras: [],
    spellings: [],
    language: dictionary.language,
    weight: 1,
    isNumber: true,
  };
}
