import { isUnit } from '../../../find/quantities/convertUnit.ts';

/** What a number as people write it says beside its value. */
export type NumberRemark = 'approximate-number' | 'tolerance-left-out' | 'addition-left-out';

/** Why what is written cannot be one number, though it is made of numbers. */
export type NotOneNumber = 'number-range' | 'number-bound' | 'several-numbers';

/** A number with what stood beside it. */
export type ReadNumber =
  | { value: number; unit: string; remark?: NumberRemark }
  /** `1.200` is one record in German and another in English. */
  | { ambiguous: readonly [whole: number, fraction: number]; sign: string; unit: string }
  | { several: NotOneNumber };

/** What is longer is a text. */
const longest = 80;

const digits = String.raw`[\d.,'’ʼ\s]*\d(?:[eE][+-]?\d{1,3})?`;
const numberAndUnit = new RegExp(String.raw`^([+-]?\s?${digits})\s*([^\d\s].*)?$`, 's');
/** `kg 12`: a unit of letters, with a blank behind it. */
const unitAndNumber = new RegExp(String.raw`^([\p{L}°%µμ][^\d\s]*)\s+([+-]?\s?${digits})$`, 'su');
/** `B: 60 mm`, `U = 0.8`: the sign of what is measured says nothing that the column does not. */
const sign = /^(?:\p{L}{1,3}\s*[=:]|[Øø⌀])\s*/u;
const about =
  /^(?:ca\.?|circa|zirka|etwa|rund|ungefähr|ungef\.|approx\.?|about|env\.?|environ|approssimativamente|[~≈±])\s*(?=[\d.])|\s*(?:\(?ca\.?\)?|environ|circa)$/iu;
const tolerance = /^(.+?)\s*(?:±|\+\/-|\+-)\s*[\d.,]+\s*(?:[%‰]|([a-zµμ°][^\s\d]*))?$/iu;
/** `12,5 kg (inkl. Stativ)`, `1.800 W netto`. */
const addition = /^(.*\d.*?)(?:\s*\(([^()]*)\)|\s*\*+|\s+(?:netto|net|nett))$/i;
const bound =
  /^(?:<|>|≤|≥|<=|>=|max(?:imal|imum|\.)?|min(?:destens|imal|imum|\.)?|bis(?: zu)?|ab|über|unter|jusqu['’]?à|dès|fino a|up to|from|at least|at most|au moins|au plus|almeno)\s*[\d.]/iu;
const range = new RegExp(
  String.raw`^(?:von|de|da|from|between|zwischen|entre|tra)?\s*[+-]?${digits}\s*[^\d\s]{0,6}\s*(?:-|–|—|…|\.{2,3}|÷|~|\s(?:bis|to|à|a|al|und|and|et|e)\s)\s*[+-]?[\d.,'’]*\d\s*\D{0,12}$`,
  'iu',
);
const several = /^[\d.,'’]*\d\s*\S{0,3}\s*(?:[x×*/;|]\s*[\d.,'’]*\d\s*\S{0,3}\s*)+$/i;

/**
 * Reads a number as people write it: `1'200.50`, `1.200,50`, `1 200,5 mm`, `0.125`, `.5`, `ca. 120`, `kg 12,5`.
 * @param decimal the sign between whole and fraction, where it is known
 * @returns undefined for what is no number
 */
export function readNumber(text: string, decimal?: '.' | ','): ReadNumber | undefined {
  const read = readAny(text);
  if (decimal === undefined || !read || !('ambiguous' in read)) return read;
  const { ambiguous, sign: between, unit } = read;
  const [whole, fraction] = ambiguous;
  return { value: between === decimal ? fraction : whole, unit };
}

function readAny(text: string): ReadNumber | undefined {
  const typed = text.trim().replaceAll('−', '-');
  if (!/\d/.test(typed) || typed.length > longest) return undefined;
  const unsigned = typed.replace(sign, '');
  if (unsigned !== typed) return readAny(unsigned);
  const alone = readDigits(typed);
  if (alone) return alone;
  if (about.test(typed)) return remarked(typed.replace(about, ''), 'approximate-number');
  const [, middle, unitBehind = ''] = tolerance.exec(typed) ?? [];
  if (middle) return remarked(/\d$/.test(middle) ? middle + unitBehind : middle, 'tolerance-left-out');
  const [, main, said = ''] = addition.exec(typed) ?? [];
  if (main && !isUnit(said)) return remarked(main, 'addition-left-out');
  if (bound.test(typed)) return { several: 'number-bound' };
  if (range.test(typed)) return { several: 'number-range' };
  return several.test(typed) ? { several: 'several-numbers' } : readWithUnit(typed);
}

function remarked(text: string, remark: NumberRemark): ReadNumber | undefined {
  const read = readAny(text);
  return read && 'value' in read ? { ...read, remark } : read;
}

function readWithUnit(typed: string): ReadNumber | undefined {
  const [, number = '', behind = ''] = numberAndUnit.exec(typed) ?? [];
  if (number) return readDigits(number, behind);
  const [, before = '', after = ''] = unitAndNumber.exec(typed) ?? [];
  return after ? readDigits(after, before) : undefined;
}

function readDigits(number: string, unit = ''): ReadNumber | undefined {
  const plain = number.replace(/[\s'’ʼ]/g, '');
  if (!/^[+-]?[\d.,]+(?:e[+-]?\d+)?$/i.test(plain)) return undefined;
  const wasGrouped = /\d[\s'’ʼ]\d/.test(number);
  const separators = plain.replace(/[^.,]/g, '');
  if (separators === '') return finished(plain, unit);
  const decimal = separators.slice(-1);
  const isOneKind = [...separators].every((each) => each === decimal);
  if (!isOneKind) {
    // The last one is the decimal sign, and it stands there once.
    if (separators.slice(0, -1).includes(decimal)) return undefined;
    const [whole = '', fraction = ''] = plain.split(decimal);
    return isGrouped(whole, /[.,]/) ? finished(`${whole.replace(/[.,]/g, '')}.${fraction}`, unit) : undefined;
  }
  if (separators.length > 1) {
    return isGrouped(plain, /[.,]/) ? finished(plain.replace(/[.,]/g, ''), unit) : undefined;
  }
  const asFraction = Number(plain.replace(',', '.'));
  if (!wasGrouped && /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(plain))
    return {
      ambiguous: [Number(plain.replace(/[.,]/, '')), asFraction],
      sign: decimal,
      unit: unit.trim(),
    };
  return finished(String(asFraction), unit);
}

function isGrouped(whole: string, by: RegExp): boolean {
  const [first = '', ...others] = whole.replace(/^[+-]/, '').split(by);
  return first.length <= 3 && others.every((group) => group.length === 3);
}

function finished(plain: string, unit: string): ReadNumber | undefined {
  const value = Number(plain);
  return Number.isFinite(value) ? { value, unit: unit.trim() } : undefined;
}
