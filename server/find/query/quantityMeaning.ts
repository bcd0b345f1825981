import { lexemePrefix } from '../index/lexemePrefix.ts';
import { measureFact, sizeFact, type Measure, type Quantity } from '../quantities/Quantity.ts';
import type { Dictionary } from './Dictionary.ts';
import { convertUnit } from '../quantities/convertUnit.ts';
import { allOf, anyOf, beginning, lexeme, type Expression } from './expression.ts';
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
    kind: 'quantity',
    label: labelOf(quantity, counts),
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

function labelOf({ readings, side }: Quantity, counts: ReadonlyMap<string, number>): string {
  const known = readings.find((measures) => measures.every((one) => counts.has(measureFact(one))));
  const shown = (known ?? readings[0] ?? []).map(shownMeasure).join(' × ');
  return side ? `${side === 'below' ? '≤' : '≥'} ${shown}` : shown;
}

const kilo = 1000;
/** In which unit people read what is kept in a smaller one. */
const shownUnits: Readonly<Record<string, string>> = { ml: 'l', g: 'kg', 'mm²': 'm²', w: 'kW' };

/** Designations stand before their number, units behind it. */
function shownMeasure({ unit, value }: Measure): string {
  const shown = shownUnits[unit];
  if (shown && (unit !== 'w' || value >= kilo)) return `${convertUnit(value, unit, shown)} ${shown}`;
  return /^(?:dn|ei|rei|ral|ip|pn|r|f|u|rw|c|d)$/.test(unit)
    ? `${unit.toUpperCase()} ${value}`
    : `${value} ${unit}`.trim();
}
