import { tagOf } from './tagOf.ts';

/** Of the last so many keys, about; four bytes each. */
const places = 2 ** 17;

/**
 * Tells of a key whether it was asked for before, in memory of a fixed size: now and then one is forgotten for another, and of
 * two that fall together one is taken for the other.
 */
export function askedBefore(): (key: string) => boolean {
  const asked = new Int32Array(places);
  return (key) => {
    const tag = tagOf('', '', key);
    const place = tag % places;
    const isKnown = asked[place] === tag;
    asked[place] = tag;
    return isKnown;
  };
}
