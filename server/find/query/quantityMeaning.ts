import { lexemePrefix } from '../index/lexemePrefix.ts';
import { measureFact, sizeFact, type Measure, type Quantity } from '../quantities/Quantity.ts';
import type { Dictionary } from './Dictionary.ts';
import { convertUnit } from '../quantities/convertUnit.ts';
import { allOf, anyOf, beginning, lexeme, type Expression } from './expression.ts';
import { signOf, unitOf } from '../quantities/unitWords.ts';
import { foldedWords } from './fold.ts';
import type { Meaning } from './Meaning.ts';

/** A quantity with its unit says what is wanted; a number alone may be anything. */
const weights = { withUnit: 4, alone: 0.8 };
const nearest = 6;

/** What a quantity of a typed text stands for. */
export async function quantityMeaning(
  dictionary: Dictionary,
  text: string,
  quantity: Quantity,
): Promise<Meaning> {
  const { start, end, readings, side } = quantity;
  const typed = text.slice(start, end);
  const isOpen = end === text.length;
  const facts = side
    ? await factsBeyond(dictionary, readings, side)
    : readings.flatMap((measures) => measures.map(measureFact));
  const sizes = readings.map((measures) => (measures.length > 1 ? sizeFact(measures) : undefined));
  const counts = await dictionary.facts([...facts, ...sizes.flatMap((size) => size ?? [])]);
  const known = (fact: string): Expression =>
    counts.has(fact) ? lexeme(dictionary.factPrefix, fact) : undefined;
  const ofSizes = anyOf(sizes.map((size) => (size === undefined ? undefined : known(size))));
  const ofReadings = side
    ? facts.map(known)
    : readings.map((measures) => allOf(measures.map((measure) => known(measureFact(measure)))));
  // What is written with its unit, and is there so, means nothing else.
  const [first] = readings[0]?.length === 1 && readings[0][0]?.unit !== '' ? ofReadings : [];
  const loose =
    first ?? anyOf([...ofReadings, side ? undefined : asWords(dictionary, typed, readings, isOpen)]);
  // Measures that belong together say more than each by itself.
  const expression = ofSizes ?? loose;
  const meaning: Meaning = {
    typed,
    start,
    end,
    kind: isCalledSo(typed, quantity) ? 'designation' : 'quantity',
    label: labelOf(typed, quantity, counts),
    own: expression,
    any: expression,
    products: facts.reduce((sum, fact) => sum + (counts.get(fact) ?? 0), 0),
    forms: foldedWords(typed),
    facts: facts.filter((fact) => counts.has(fact)),
    alike: [],
    extras: [],
    spellings: [],
    language: dictionary.language,
    weight: readings[0]?.some(({ unit }) => unit !== '') ? weights.withUnit : weights.alone,
    isNumber: true,
  };
  return ofSizes && loose ? { ...meaning, looser: { ...meaning, own: loose, any: loose } } : meaning;
}

/** The same with the quantities that come nearest to it, one by one; none where the catalogue has none. */
export async function nearQuantities(
  dictionary: Dictionary,
  meaning: Meaning,
  { readings }: Quantity,
): Promise<Meaning[]> {
  if (meaning.looser) return [meaning.looser];
  const [measure] = readings[0] ?? [];
  if (!measure || measure.unit === '' || measure.value <= 0) return [];
  const there = await dictionary.measures(measure.unit);
  const distance = (value: number) => Math.abs(Math.log(Math.max(value, Number.EPSILON) / measure.value));
  const near = there
    .filter(({ value }) => value !== measure.value)
    .toSorted((a, b) => distance(a.value) - distance(b.value));
  return near.slice(0, nearest).map((one) => {
    const fact = measureFact(one);
    const own = lexeme(dictionary.factPrefix, fact);
    return { ...meaning, own, any: own, facts: [fact] };
  });
}

/** Every measure that the catalogue has on that side. */
async function factsBeyond(
  dictionary: Dictionary,
  readings: Quantity['readings'],
  side: NonNullable<Quantity['side']>,
): Promise<string[]> {
  const beyond = await Promise.all(
    readings.map(async ([measure]) => {
      if (!measure) return [];
      const there = await dictionary.measures(measure.unit);
      return there.filter(({ value }) =>
        side === 'below' ? value <= measure.value : value >= measure.value,
      );
    }),
  );
  return beyond.flat().map(measureFact);
}

/** As it may stand in a text where no quantity was read: its letters and numbers as words. */
function asWords(
  dictionary: Dictionary,
  typed: string,
  readings: Quantity['readings'],
  isOpen: boolean,
): Expression {
  const hasNoUnit = readings[0]?.every(({ unit }) => unit === '' || /^[a-z]{1,4}$/.test(unit));
  if (!hasNoUnit) return undefined;
  const prefix = lexemePrefix(dictionary.scope.dataset, dictionary.language);
  const words = foldedWords(
    readings[0]?.[0]?.unit === '' ? (/\d+(?:[.,]\d+)?/.exec(typed)?.[0] ?? '') : typed,
  );
  return allOf(
    words.map((word, index) =>
      isOpen && index === words.length - 1 ? beginning(prefix, word) : lexeme(prefix, word),
    ),
  );
}

/** As a person reads it; what is not surely a measure stays as it is typed, as `T30` and `80 x 200` (behaviour B460). */
function labelOf(typed: string, { readings, side }: Quantity, counts: ReadonlyMap<string, number>): string {
  const isThere = (measures: readonly Measure[]) =>
    measures.length > 1
      ? counts.has(sizeFact(measures))
      : measures.every((one) => counts.has(measureFact(one)));
  const there = readings.filter(isThere);
  const isSize = readings.some((measures) => measures.length > 1);
  if (isSize && mayCount(typed, readings[0])) return typed;
  if (isSize && readings.length > 1 && there.length !== 1) return typed;
  const shown = there[0] ?? readings[0] ?? [];
  if (isCalledSo(typed, { readings: [shown], ...(side && { side }) })) return typed;
  const written = shown.map(shownMeasure).join(' × ');
  return side ? `${side === 'below' ? '≤' : '≥'} ${written}` : written;
}

/** Up to here a number of a size without a unit may count something, as the wires in `5x2.5` of a cable. */
const mostCounted = 9;

function mayCount(typed: string, measures: readonly Measure[] = []): boolean {
  return !/[a-wyz]/iu.test(typed) && measures.some(({ value }) => value <= mostCounted);
}

/** Is a number called by letters that are no unit, before it or behind it: `EI 30`, `8-fach`? `A 16` is no Ampere either. */
function isCalledSo(
  typed: string,
  { readings: [first = []], side }: Pick<Quantity, 'readings' | 'side'>,
): boolean {
  return (
    !side && first.some(({ unit }) => unit !== '' && (/^\p{L}/u.test(typed) || unitOf(unit) === undefined))
  );
}

const kilo = 1000;
/** In which unit people read what is kept in a smaller one. */
const shownUnits: Readonly<Record<string, string>> = { ml: 'l', g: 'kg', 'mm²': 'm²', w: 'kW' };

function shownMeasure({ unit, value }: Measure): string {
  const shown = shownUnits[unit];
  if (shown && (unit !== 'w' || value >= kilo)) return `${convertUnit(value, unit, shown)} ${shown}`;
  // Designations stand before their number, units behind it.
  return unit !== '' && unitOf(unit) === undefined
    ? `${unit.toUpperCase()} ${value}`
    : `${value} ${signOf(unit)}`.trim();
}
