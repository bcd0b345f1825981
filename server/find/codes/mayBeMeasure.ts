import { gtin14, hasValidCheckDigit } from '../../../resources/kinds/gtin.ts';
import { codeKey } from './codeKey.ts';

/** From so many characters on a number is hardly a measure. */
const leastOfCode = 5;
const surelyCode = 7;
const longestBehindLetters = 8;

/** `600x1000`, `90 x 90 cm`, `5 × 60`, `60/90`. */
const dimensions =
  /^(?=.*[x×*])(?:[x×*]\s*)?(?:\d+(?:[.,]\d+)?\s*[x×*]\s*)*\d+(?:[.,]\d+)?\s*\p{L}{0,3}[²³]?$|^\d{1,3}\/\d{1,3}(?:\/\d{1,3})?$/iu;
/** `60 cm`, `16A`, `11 kW`, `3-fach`; no measure begins with a zero before other digits, as `0577364-RT` does. */
const numberWithUnit =
  /^(?!0\d)\d{1,6}(?:[.,'’]\d+)*\s*(?:\p{L}{1,6}[23²³]?|%|°C?|")$|^\d{1,3}-\p{L}{1,8}$/iu;
/** `DN 110`, `EI30`, `M10`, `U 0.8`. */
const kindWithNumber = /^\p{L}{1,3}[\s-]?\d{1,3}(?:[.,]\d{1,2})?$/iu;
/** Whose numbers are those of a norm, a colour or a class. */
/** With which a code may begin that goes on behind a blank: `PS 123 45`; companies end so. */
const letters = /^(?!(?:AG|SA|KG|SE|SRL|SPA|LTD|INC|BV|NV)$)[A-Z]{1,3}$/;
const groupsOfDigits = /^[\d\s.-]+$/;
const norm =
  /^(?:ral|ncs|din|en|iso|iec|vde|sia|sn|önorm|oenorm|nf|bs|uni|bkp|npk|ebkp(?:-h)?|etim|vkf|dn|pn|ip|ø)$/iu;
const bareNumber = /^[\d.,'’]+$/;
const shortWord = /^\p{L}{1,4}[²³]?$/u;

/**
 * May a piece of a text that looks like a code just as well be a quantity, the number of a norm, a bare number, or a part
 * of another code?
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
    (groupsOfDigits.test(piece) && length <= longestBehindLetters && letters.test(before)) ||
    (bareNumber.test(piece) && length < surelyCode && shortWord.test(behind)) ||
    [dimensions, numberWithUnit, kindWithNumber].some((shape) => shape.test(piece))
  );
}

function isGtin(piece: string): boolean {
  const digits = gtin14(piece);
  return digits !== undefined && hasValidCheckDigit(digits);
}
