/** Number formats that a file names by number only (ECMA-376 part 1, 18.8.30); dates and times are `isBuiltInDateFormat`. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  41: '#,##0',
  42: '#,##0',
  43: '#,##0.00',
  44: '#,##0.00',
};

const keptDigits = 15;
/** As in Excel; what is longer is a trap. */
const longestCode = 255;
const mostPlaces = 30;

/** A number as its author saw it. */
export type ShowNumber = (value: number) => string;

interface Section {
  /** Pieces of text, and `null` for each place of a digit, before and after the decimal sign. */
  whole: (string | null)[];
  fraction: (string | null)[];
  /** How many digits there are at least. */
  leastWhole: number;
  leastFraction: number;
  hasSign: boolean;
  factor: number;
}

/** The format of that number, as far as a file need not write it out. */
export function builtInNumberFormat(id: number): string | undefined {
  return builtIn[id];
}

/**
 * How a number format (ECMA-376 part 1, 18.8.31) shows numbers: places, leading zeros, words, percent. What separates
 * thousands depends on the country of the reader and is left out. Undefined for formats that show a number as it is, and
 * for those that cannot be followed here: fractions, exponents, conditions (behaviour B310).
 */
export function showNumberBy(code: string): ShowNumber | undefined {
  if (code === '' || code.length > longestCode || /^general$/i.test(code) || code === '@') return undefined;
  const sections = splitSections(code).map(readSection);
  const [positive, negative = positive, zero = positive] = sections;
  if (!positive || !negative || !zero) return undefined;
  return (value) => {
    const section = value > 0 ? positive : value < 0 ? negative : zero;
    const shown = fill(section, Math.abs(value) * section.factor);
    return value < 0 && negative === positive && /[1-9]/.test(shown) ? `-${shown}` : shown;
  };
}

/** A number without format: at most the fifteen digits that a spreadsheet keeps, for more are of its own making. */
export function plainNumber(text: string, value: number): string {
  if (text.length <= keptDigits || Number.isInteger(value)) return text;
  const digits = text.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '');
  return digits.length > keptDigits ? String(Number(value.toPrecision(keptDigits))) : text;
}

function splitSections(code: string): string[] {
  return (code.match(/(?:"[^"]*"?|\\.|[_*].|\[[^\]]*\]?|[^;])+|;/gs) ?? []).filter((part) => part !== ';');
}

const token = /"([^"]*)"?|\\(.)|[_*].|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]?|(.)/gs;

/** Undefined for a section that shows nothing of the number, or what cannot be followed. */
function readSection(code: string): Section | undefined {
  if (/\[(?:[<>=]|h+\]|m+\]|s+\])/i.test(code)) return undefined;
  const section: Section = {
    whole: [],
    fraction: [],
    leastWhole: 0,
    leastFraction: 0,
    hasSign: false,
    factor: 1,
  };
  for (const [, quoted, escaped, currency, sign] of code.matchAll(token)) {
    const places = section.hasSign ? section.fraction : section.whole;
    const literal = quoted ?? escaped ?? currency;
    if (literal !== undefined) places.push(literal);
    else if (sign === '0' || sign === '?' || sign === '#') {
      places.push(null);
      if (!section.hasSign) section.leastWhole += sign === '0' || section.leastWhole > 0 ? 1 : 0;
      else if (sign !== '#') section.leastFraction = section.fraction.filter((each) => each === null).length;
    } else if (sign === '.') section.hasSign = true;
    else if (sign === ',') continue;
    else if (sign === '%') {
      section.factor *= 100;
      places.push('%');
    } else if (sign !== undefined) {
      if (/[eE/@ymdhsGgbn]/.test(sign)) return undefined;
      places.push(sign);
    }
  }
  // A comma behind the last digit divides by a thousand: what is shown is then not the number.
  const isFew = section.fraction.filter((each) => each === null).length <= mostPlaces;
  return isFew && section.whole.includes(null) && !/[0#?],+(?![0#?,])/.test(code) ? section : undefined;
}

function fill({ whole, fraction, leastWhole, leastFraction, hasSign }: Section, value: number): string {
  const places = fraction.filter((each) => each === null).length;
  const [units = '', decimals = ''] = rounded(value, places).split('.');
  const digits = (units === '0' && leastWhole === 0 ? '' : units).padStart(leastWhole, '0');
  const kept = decimals.replace(/0+$/, '').padEnd(leastFraction, '0');
  return fillWhole(whole, digits) + (hasSign && kept !== '' ? '.' : '') + fillFraction(fraction, kept);
}

/** From the right; digits beyond the first place stand before it, and between digits that are not there nothing does. */
function fillWhole(pieces: readonly (string | null)[], digits: string): string {
  const first = pieces.indexOf(null);
  const last = pieces.lastIndexOf(null);
  let rest = digits;
  let shown = '';
  for (const [at, piece] of [...pieces.entries()].toReversed()) {
    if (piece === null) {
      const taken = at === first ? rest : rest.slice(-1);
      rest = rest.slice(0, rest.length - taken.length);
      shown = taken + shown;
    } else if (at < first || at > last || rest !== '') shown = piece + shown;
  }
  return shown;
}

function fillFraction(pieces: readonly (string | null)[], digits: string): string {
  let at = 0;
  return pieces.map((piece) => piece ?? digits[at++] ?? '').join('');
}

/** Half up in decimal, as spreadsheets round. */
function rounded(value: number, places: number): string {
  const [mantissa = '0', exponent = '0'] = String(Number(value.toPrecision(keptDigits))).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + places}`));
  if (!Number.isFinite(shifted)) return String(value);
  return (shifted / 10 ** places).toFixed(places);
}
