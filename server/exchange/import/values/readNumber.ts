/** A number with what stood behind it. */
export type ReadNumber =
  | { value: number; unit: string }
  /** `1.200` is one record in German and another in English. */
  | { ambiguous: readonly [number, number] };

const numberAndUnit = /^([+-]?\s?[\d.,'’ʼ\s]*\d(?:[eE][+-]?\d{1,3})?)\s*([^\d\s].*)?$/s;

/**
 * Reads a number as people write it: `1'200.50`, `1.200,50`, `1 200,5 mm`, `0.125`, `.5`.
 * @returns undefined for what is no number
 */
export function readNumber(text: string): ReadNumber | undefined {
  const [, digits = '', unit = ''] = numberAndUnit.exec(text.trim().replaceAll('−', '-')) ?? [];
  if (!digits) return undefined;
  const plain = digits.replace(/[\s'’ʼ]/g, '');
  const wasGrouped = /\d[\s'’ʼ]\d/.test(digits);
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
    return { ambiguous: [Number(plain.replace(/[.,]/, '')), asFraction] };
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
