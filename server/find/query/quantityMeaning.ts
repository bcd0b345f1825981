import { lexemePrefix } from '../index/lexemePrefix.ts';
import { measureFact, sizeFact, type Measure, type Quantity } from '../quantities/Quantity.ts';
import type { Dictionary } from './Dictionary.ts';
import { allOf, anyOf, beginning, lexeme, type Expression } from './expression.ts';
import { foldedWords } from './fold.ts';
import type { Meaning } from './Meaning.ts';

const weight = 1;
const nearest = 8;

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
  const loose = anyOf([...ofReadings, side ? undefined : asWords(dictionary, typed, readings, isOpen)]);
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
    extras: [],
    spellings: [],
    language: dictionary.language,
    weight,
    isNumber: true,
  };
  return ofSizes && loose ? { ...meaning, looser: { ...meaning, own: loose, any: loose } } : meaning;
}

/** The same with the quantities that come nearest to it; undefined where the catalogue has none. */
export async function nearQuantity(
  dictionary: Dictionary,
  meaning: Meaning,
  { readings }: Quantity,
): Promise<Meaning | undefined> {
  if (meaning.looser) return meaning.looser;
  const [measure] = readings[0] ?? [];
  if (!measure || measure.unit === '' || measure.value <= 0) return undefined;
  const there = await dictionary.measures(measure.unit);
  const distance = (value: number) => Math.abs(Math.log(Math.max(value, Number.EPSILON) / measure.value));
  const near = there.toSorted((a, b) => distance(a.value) - distance(b.value)).slice(0, nearest);
  const facts = near.map(measureFact);
  const own = anyOf(facts.map((fact) => lexeme(dictionary.factPrefix, fact)));
  return own === undefined ? undefined : { ...meaning, own, any: own, facts };
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

/** Designations stand before their number, units behind it. */
function shownMeasure({ unit, value }: Measure): string {
  return /^(?:dn|ei|rei|ral|ip|pn|r|f|u|rw|c|d)$/.test(unit)
    ? `${unit.toUpperCase()} ${value}`
    : `${value} ${unit}`.trim();
}
