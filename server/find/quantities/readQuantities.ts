import { isStopWord } from '../query/stopWords.ts';
import type { Measure, Quantity } from './Quantity.ts';
import { inFirstUnit } from './units.ts';
import { unitOf } from './unitWords.ts';

const number = String.raw`\d{1,3}(?:['’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const unit = String.raw`[a-zà-ÿµμ°%‰"″²³][a-zà-ÿµμ°%‰²³0-9/()·*"″]*`;
const lengthUnit = String.raw`(?:mm|cm|dm|m)(?![\p{L}\p{N}])`;
const start = String.raw`(?<![\p{L}\p{N}.,/-])`;

/** `1/2"`, `1 1/4 Zoll`, `2 inch`. */
const inches = new RegExp(
  String.raw`${start}(?:(\d+)[\s-]+)?(\d+)(?:\s?\/\s?(\d+))?\s*-?(?:zoll|″|"|''|inch(?:es)?|pollic[ei]|pouces?)(?![\p{L}\p{N}])`,
  'giu',
);
/** `600 x 1000`, `90×90 cm`, `170/75`. */
const dimensions = new RegExp(
  String.raw`${start}(${number})\s?(${lengthUnit})?(?:\s*([x×*/])\s*(${number})\s?(${lengthUnit})?)(?:\s*[x×*/]\s*(${number})\s?(${lengthUnit})?)?(?![\p{L}\p{N}])`,
  'giu',
);
/** `60 cm`, `16A`, `0,8 W/m2K`. */
const withUnit = new RegExp(String.raw`${start}(${number})\s*-?(${unit})(?![\p{L}\p{N}])`, 'giu');
/** `8-fach`, `75er`, `1-polig`. */
const withEnding = new RegExp(String.raw`${start}(${number})-?(\p{L}{2,})(?![\p{L}\p{N}])`, 'giu');
/** `DN 110`, `EI30`, `U 0.8`, `RAL 9016`. */
const designation = new RegExp(
  String.raw`(?<![\p{L}\p{N}.-])(\p{L}{1,4}-?|\p{L}{1,3}\s)(${number})(?![\p{L}\p{N}]|[.,/-]\d)`,
  'giu',
);
const alone = new RegExp(String.raw`${start}(${number})(?![\p{L}\p{N}]|[.,/-]\d)`, 'giu');

const below =
  /(?:<=?|≤|(?<![\p{L}])(?:unter|bis(?: zu)?|max(?:imal|imum)?\.?|höchstens|nicht mehr als|weniger als|kleiner(?: als)?|under|below|up to|at most|(?:no|not) more than|less than|moins de|inférieure? à|jusqu['’]?à|au (?:plus|maximum)|sotto(?: i)?|fino a|meno di|inferiore a|al massimo))\s*$/iu;
const above =
  /(?:>=?|≥|(?<![\p{L}])(?:über|ab|min(?:destens|imal|imum|d)?\.?|nicht weniger als|mehr als|gr(?:ö|oe)(?:ss|ß)er(?: als)?|over|above|from|at least|more than|(?:no|not) less than|plus de|supérieure? à|dès|à partir de|au (?:moins|minimum)|oltre|più di|superiore a|almeno|al minimo))\s*$/iu;

/** Nominal diameters of pipes by inches. */
const nominal: Readonly<Record<string, number>> = {
  '0.25': 8,
  '0.375': 10,
  '0.5': 15,
  '0.75': 20,
  '1': 25,
  '1.25': 32,
  '1.5': 40,
  '2': 50,
  '2.5': 65,
  '3': 80,
  '4': 100,
};
/** Sizes that somebody writes without a unit are centimetres up to here, if they are not millimetres. */
const largestCentimetres = 400;
const leastLength = 10;
/** Heat losses, by their signs and units. */
const rates = ['u', 'uw', 'ug', 'ud', 'w/m²k', 'w/mk'];
const millimetresPerInch = 25.4;

type Reader = (match: RegExpExecArray) => { readings: Measure[][] } | undefined;

const readers: readonly (readonly [RegExp, Reader])[] = [
  [inches, readInches],
  [dimensions, readDimensions],
  [withUnit, readWithUnit],
  [withEnding, readWithEnding],
  [designation, readDesignation],
  [alone, readAlone],
];

/** The quantities of a text, in their order; none overlaps another. */
export function readQuantities(text: string): Quantity[] {
  if (!/\d/.test(text)) return [];
  const found: Quantity[] = [];
  for (const [pattern, read] of readers)
    for (const match of text.matchAll(pattern)) {
      const taken = found.some(
        ({ start: from, end }) => match.index < end && from < match.index + match[0].length,
      );
      const meant = taken ? undefined : read(match);
      if (!meant) continue;
      const end = match.index + match[0].trimEnd().length;
      found.push(compared(text, { start: match.index, end, readings: meant.readings }));
    }
  return found.toSorted((a, b) => a.start - b.start);
}

/** With the word before it that says on which side of it the values are. */
function compared(text: string, quantity: Quantity): Quantity {
  const before = text.slice(0, quantity.start);
  for (const [side, pattern] of [
    ['below', below],
    ['above', above],
  ] as const) {
    const word = pattern.exec(before);
    if (word) return { ...quantity, start: word.index, side, readings: comparable(quantity.readings) };
  }
  return quantity;
}

/** A small number that something is below is no length but a rate: `unter 0,8`. */
function comparable(readings: Quantity['readings']): Quantity['readings'] {
  const [measure] = readings[0] ?? [];
  if (measure?.unit !== '' || measure.value >= leastLength) return readings;
  return [readings[0] ?? [], ...rates.map((unit) => [{ unit, value: measure.value }])];
}

function valueOf(digits: string): number {
  return Number(digits.replace(/['’]/g, '').replace(',', '.'));
}

function readInches([, whole, first = '', second]: RegExpExecArray): { readings: Measure[][] } | undefined {
  if (second === undefined && whole !== undefined) return undefined;
  const value = Number(whole ?? 0) + Number(first) / Number(second ?? 1);
  const diameter = nominal[String(value)];
  return {
    readings: [
      ...(diameter === undefined ? [] : [[{ unit: 'dn', value: diameter }]]),
      [inFirstUnit(value * millimetresPerInch, 'mm')],
    ],
  };
}

function readDimensions([, first = '', unit1, sign, second = '', unit2, third, unit3]: RegExpExecArray):
  | { readings: Measure[][] }
  | undefined {
  const written = unit3 ?? unit2 ?? unit1;
  const values = [first, second, third].flatMap((digits) => (digits === undefined ? [] : [valueOf(digits)]));
  if (written === undefined) {
    // A fraction is no size.
    if (sign === '/' && (third !== undefined || values.some((value) => value < 10))) return undefined;
    const millimetres = values.map((value) => ({ unit: 'mm', value }));
    const centimetres = values.map((value) => inFirstUnit(value, 'cm'));
    return {
      readings: values.every((value) => value <= largestCentimetres)
        ? [millimetres, centimetres]
        : [millimetres],
    };
  }
  const units = [unit1, unit2, unit3];
  return { readings: [values.map((value, index) => inFirstUnit(value, units[index] ?? written))] };
}

function readWithUnit([, digits = '', written = '']: RegExpExecArray): { readings: Measure[][] } | undefined {
  const known = unitOf(written);
  return known === undefined ? undefined : { readings: [[inFirstUnit(valueOf(digits), known)]] };
}

/** What ends so says what is counted; `8-fach` may be told in other words. */
function readWithEnding([, digits = '', ending = '']: RegExpExecArray): { readings: Measure[][] } {
  const value = valueOf(digits);
  return { readings: [[{ unit: ending.toLowerCase(), value }], [{ unit: '', value }]] };
}

function readDesignation([, before = '', digits = '']: RegExpExecArray):
  | { readings: Measure[][] }
  | undefined {
  const letters = before.replace(/[-\s]/g, '').toLowerCase();
  if (isStopWord(letters) || below.test(letters) || above.test(letters)) return undefined;
  return { readings: [[{ unit: letters, value: valueOf(digits) }]] };
}

/** A number alone may be a size in millimetres or centimetres. */
function readAlone([, digits = '']: RegExpExecArray): { readings: Measure[][] } {
  const value = valueOf(digits);
  const readings = [[{ unit: '', value }], [{ unit: 'mm', value }]];
  return {
    readings: value <= largestCentimetres ? [...readings, [inFirstUnit(value, 'cm')]] : readings,
  };
}
