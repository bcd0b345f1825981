import { quantityOf, withoutNoise } from './units.ts';
import { plain, unitOf } from './unitWords.ts';

/** `kg/Stk`: what is said of each piece is said of the product. */
const perPiece = /\/(?:stk|stck|stück|st|pce|pcs|pc|pz|pièce|piece|pezzo|unit|unité)$/;
/** Signs that mean something only where nothing but a unit may stand; in a search `3D` are no days. */
const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    d: 'tag',
    j: 'jahr',
    an: 'jahr',
    y: 'jahr',
    yr: 'jahr',
    sec: 's',
    sek: 's',
    mn: 'min',
    hr: 'h',
    std: 'h',
    // As messages between companies write them (UN/ECE Recommendation 20).
    kgm: 'kg',
    grm: 'g',
    mtr: 'm',
    cmt: 'cm',
    mmt: 'mm',
    mtk: 'm²',
    mtq: 'm³',
    ltr: 'l',
    mlt: 'ml',
    wtt: 'w',
    kwt: 'kw',
    vlt: 'v',
    amp: 'a',
    cel: '°c',
    hur: 'h',
    kgs: 'kg',
    gr: 'g',
  }),
);
/** Degrees may be of an angle or of a temperature. */
const degrees = ['°', 'grad'];

/** A unit as it is compared, whichever of its spellings it is written in: `W/(m²·K)`, `W/m2K`; `Tage`, `days`, `d`. */
function oneSpelling(written: string): string {
  const key = plain(written.replaceAll('^', ''));
  const single = key.length > 2 ? key.replace(perPiece, '') : key;
  return unitOf(written) ?? signs.get(single) ?? unitOf(single) ?? single;
}

/** Are these two spellings of one unit? */
export function sameUnit(one: string | null, other: string): boolean {
  return one !== null && oneSpelling(one) === oneSpelling(other);
}

/** A value of one unit in another; undefined when they do not measure the same. */
export function convertUnit(value: number, from: string, to: string | null): number | undefined {
  if (to === null) return undefined;
  const [one, other] = [oneSpelling(from), oneSpelling(to)];
  if (one === other || (degrees.includes(plain(from)) && ['°', '°c'].includes(other))) return value;
  const quantity = quantityOf(one);
  const [multiple, divisor] = [quantity?.[one], quantity?.[other]];
  if (multiple === undefined || divisor === undefined) return undefined;
  return withoutNoise((value * multiple) / divisor);
}

/** Is this a unit that we know, in whatever spelling? */
export function isUnit(written: string): boolean {
  const key = oneSpelling(written);
  return unitOf(written) !== undefined || unitOf(key) !== undefined;
}
