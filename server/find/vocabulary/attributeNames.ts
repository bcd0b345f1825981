import type { Language } from '../../../resources/language/languages.ts';
import { fold } from '../query/fold.ts';

/** A sign that stands alone, such as `U`, `Rw`, `λ`, `ΔLw`. */
const sign = /^(?:\p{Lu}\p{Ll}?|\p{Script=Greek}\p{L}{0,2})$/u;
/** What says no more than that something is measured. */
const valueWords = new Set([
  'wert',
  'value',
  'valeur',
  'valore',
  'index',
  'indice',
  'klasse',
  'class',
  'classe',
]);

/**
 * What people call an attribute of this name: all of it, what stands in brackets and what does not, the words without
 * their sign, and the sign alone. `Schalldämmung Rw` is also `Schalldämmung` and `Rw`, `U-Wert` also `U`.
 */
export function namesOfAttribute(name: string): string[] {
  const bracketed = [...name.matchAll(/\(([^)]+)\)/g)].flatMap(([, inner]) => inner ?? []);
  const outside = name.replace(/\([^)]*\)/g, ' ').trim();
  const words = outside.split(/\s+/);
  const telling = words.filter((word) => !sign.test(word));
  const says = telling.some((word) => !valueWords.has(fold(word)));
  const signs = outside.split(/[\s-]+/).filter((word) => sign.test(word));
  const names = [name, outside, ...bracketed, ...(says ? [telling.join(' ')] : []), ...signs];
  return [...new Set(names)].filter((one) => fold(one) !== '');
}

/**
 * Of all attributes' names the shorter ones that this one is a kind of: `Leistung` of `Heizleistung`, `Puissance` of
 * `Puissance thermique`. German says it last, the others of the four languages first or last.
 */
export function widerNames(name: string, language: Language, all: ReadonlySet<string>): string[] {
  const folded = fold(name);
  const words = folded.split(' ');
  const ends = words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
  const beginnings = words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '));
  const tails =
    language === 'de'
      ? Array.from({ length: Math.max(0, folded.length - leastFirst - leastTail + 1) }, (_, index) =>
          folded.slice(leastFirst + index),
        )
      : beginnings;
  return [...new Set([...ends, ...tails])].filter((one) => one !== folded && all.has(one));
}

const leastFirst = 3;
const leastTail = 4;
