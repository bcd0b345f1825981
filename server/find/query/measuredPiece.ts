import { languageTag } from '../../../resources/platform/platforms.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { attributeFact } from '../index/facts.ts';
import { measureFact, type Quantity } from '../quantities/Quantity.ts';
import { inFirstUnit, withoutNoise } from '../quantities/units.ts';
import { plain } from '../quantities/unitWords.ts';
import type { Dictionary } from './Dictionary.ts';
import { factsMeaning } from './factsMeaning.ts';
import type { NamedAttribute } from './lookUpAttributes.ts';
import type { Meaning } from './Meaning.ts';
import type { Piece } from './Piece.ts';

const weight = 4;
const nearest = 6;
/** So many measures are looked up one by one; of more the attribute is. */
const mostMeasures = 40;

interface Measured {
  quantity: Quantity;
  /** Before its number, which may be what the attribute is called. */
  letters: readonly string[];
  attributes: readonly NamedAttribute[];
}

interface ValueOf {
  attribute: NamedAttribute;
  id: number;
  /** As the attribute has it. */
  value: number;
  /** In the first unit of its quantity. */
  measure: number;
  fact: string;
}

/** A number that is said to be of an attribute; undefined where none of the attributes measures so, or no product has it. */
export async function measuredPiece(
  dictionary: Dictionary,
  place: Pick<Piece, 'typed' | 'start' | 'end'>,
  { quantity, letters, attributes }: Measured,
): Promise<Piece | undefined> {
  const asked = attributes.flatMap((attribute) => {
    const wanted = attribute.kind === 'number' ? wantedOf(attribute, quantity, letters) : [];
    return wanted.length > 0 ? [{ attribute, wanted }] : [];
  });
  const [first] = asked;
  if (!first) return undefined;
  const { side } = quantity;
  const isMeant = (measure: number, wanted: readonly number[]) =>
    side === 'below'
      ? measure <= Math.max(...wanted)
      : side === 'above'
        ? measure >= Math.min(...wanted)
        : wanted.includes(measure);
  const graded = asked.flatMap(({ attribute, wanted }) =>
    valuesOf(attribute).map((one) => ({
      ...one,
      isMeant: isMeant(one.measure, wanted),
      distance: Math.min(...wanted.map((value) => distanceOf(one.measure, value))),
    })),
  );
  const candidates = graded.filter((one) => one.isMeant || one.distance < Infinity);
  const counts = await dictionary.facts([
    ...new Set([
      ...candidates.map(({ fact }) => fact),
      ...asked.map(({ attribute }) => attributeFact(attribute.sid)),
    ]),
  ]);
  const there = candidates.filter(({ fact }) => counts.has(fact));
  if (there.length === 0) return undefined;
  const meaningOf = (values: readonly ValueOf[]): Meaning => {
    const facts = [...new Set(values.map(({ fact }) => fact))];
    const sids = [...new Set(values.map(({ attribute }) => attribute.sid))];
    const looked =
      facts.length > mostMeasures ? sids.map(attributeFact).filter((fact) => counts.has(fact)) : facts;
    return factsMeaning(
      dictionary,
      place,
      { facts: looked, counts },
      {
        kind: 'value',
        label: labelOf(dictionary, first.attribute, { side, wanted: first.wanted, values }),
        facts: [],
        weight,
        isNumber: true,
        valueIds: values.map(({ id }) => id),
      },
    );
  };
  const meant = there.filter((one) => one.isMeant);
  const others = there.filter((one) => !one.isMeant).toSorted((a, b) => a.distance - b.distance);
  const byMeasure = [...Map.groupBy(others, ({ fact }) => fact).values()].slice(0, nearest);
  return {
    ...place,
    quantity,
    meaning: meant.length > 0 ? meaningOf(meant) : undefined,
    near: byMeasure.map(meaningOf),
  };
}

/** The measures that a quantity may say of an attribute: without a unit in its own one, else where it measures the same. */
function wantedOf({ unit }: NamedAttribute, { readings }: Quantity, letters: readonly string[]): number[] {
  const own = inFirstUnit(1, plain(unit ?? ''));
  const wanted = readings.flatMap(([measure, ...more]) => {
    if (!measure || more.length > 0) return [];
    if (measure.unit === '' || letters.includes(measure.unit))
      return [withoutNoise(measure.value * own.value)];
    return measure.unit === own.unit && unit ? [measure.value] : [];
  });
  return [...new Set(wanted)];
}

function valuesOf(attribute: NamedAttribute): ValueOf[] {
  const own = plain(attribute.unit ?? '');
  return attribute.values.flatMap((text, index) => {
    const [value, id] = [Number(text), attribute.valueIds[index]];
    if (id === undefined || !Number.isFinite(value)) return [];
    const measure = attribute.unit ? inFirstUnit(value, own) : { unit: '', value };
    return [{ attribute, id, value, measure: measure.value, fact: measureFact(measure) }];
  });
}

/** How far two measures are from each other, by their ratio. */
function distanceOf(one: number, other: number): number {
  return Math.abs(Math.log(Math.max(one, Number.EPSILON) / Math.max(other, Number.EPSILON)));
}

/** `U-Wert ≤ 1 W/(m²·K)`, in the language of the page. */
function labelOf(
  { scope, language }: Dictionary,
  attribute: NamedAttribute,
  { side, wanted, values }: { side: Quantity['side']; wanted: readonly number[]; values: readonly ValueOf[] },
): string {
  const factor = attribute.unit ? inFirstUnit(1, plain(attribute.unit)).value : 1;
  const known = values.find(({ measure }) => wanted.includes(measure))?.measure;
  const least = side === 'below' ? Math.max(...wanted) : Math.min(...wanted);
  const value = withoutNoise((side ? least : (known ?? least)) / factor);
  const format = new Intl.NumberFormat(languageTag(language, scope.platform), { maximumFractionDigits: 6 });
  const sign = side === 'below' ? '≤ ' : side === 'above' ? '≥ ' : '';
  const unit = attribute.unit ? ` ${attribute.unit}` : '';
  return `${textIn(attribute.name, language)} ${sign}${format.format(value).replaceAll("'", '’')}${unit}`;
}
