import { gtin14, hasValidCheckDigit } from '../../../resources/kinds/gtin.ts';
import { codeKey } from './codeKey.ts';

/** From so many characters on a number is hardly a measure. */
const leastOfCode = 5;
const surelyCode = 7;

/** `600x1000`, `90 x 90 cm`, `5 × 60`, `60/90`. */
const dimensions =
  /^(?=.*[x×*])(?:[x×*]\s*)?(?:\d+(?:[.,]\d+)?\s*[x×*]\s*)*\d+(?:[.,]\d+)?\s*\p{L}{0,3}[²³]?$|^\d{1,3}\/\d{1,3}(?:\/\d{1,3})?$/iu;
/** `60 cm`, `16A`, `3-fach`, `11 kW`. */
const numberWithUnit = /^\d+(?:[.,'’]\d+)*[\s-]*(?:\p{L}{1,6}[23²³]?|%|°C?|")$/iu;
/** `DN 110`, `EI30`, `M10`, `U 0.8`. */
const kindWithNumber = /^\p{L}{1,3}[\s-]?\d{1,3}(?:[.,]\d{1,2})?$/iu;
/** Whose numbers are those of a norm, a colour or a class. */
const norm =
  /^(?:ral|ncs|din|en|iso|iec|vde|sia|sn|önorm|oenorm|nf|bs|uni|bkp|npk|ebkp(?:-h)?|etim|vkf|dn|pn|ip|ø)$/iu;
const bareNumber = /^[\d.,'’]+$/;
const shortWord = /^\p{L}{1,4}[²³]?$/u;

/**
 * May a piece of a text that looks like a code just as well be a quantity, the number of a norm, or a bare number?
 * `before` and `behind` are the words beside it.
 */
export function mayBeMeasure(piece: string, before = '', behind = ''): boolean {
  if (isGtin(piece)) return false;
  const { length } = codeKey(piece);
  const [first = ''] = piece.split(/[\s-]/);
  return (
    length < leastOfCode ||
    norm.test(before) ||
    norm.test(first) ||
    (bareNumber.test(piece) && length < surelyCode && shortWord.test(behind)) ||
    [dimensions, numberWithUnit, kindWithNumber].some((shape) => shape.test(piece))
  );
}

function isGtin(piece: string): boolean {
  const digits = gtin14(piece);
  return digits !== undefined && hasValidCheckDigit(digits);
}
