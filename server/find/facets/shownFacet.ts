import type { AttributeFacet } from '../../../resources/calls/shown.ts';
import { attribute as attributeEntity } from '../../../resources/entities/attribute.ts';
import { rangeOf } from '../../../resources/finding/facetSelection.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { RowOf } from '../../../resources/rowOf.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { integer, text, type Row } from '../../base/database/column.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { mostSingle, rangesOf } from './ranges.ts';
import type { ShownUnit } from './shownUnit.ts';
import type { ValueCount } from './valueCounts.ts';

export const facetedAttribute = {
  id: integer,
  ...fieldsOf(attributeEntity, 'sid', 'name', 'choices'),
  kind: text<Exclude<RowOf<typeof attributeEntity>['kind'], 'text'>>(),
};

/** With the unit in which it is shown. */
export type FacetedAttribute = Row<typeof facetedAttribute> & ShownUnit;

/** Bars of the picture of how numbers are spread. */
const bars = 16;

interface Shown {
  language: Language;
  /** What is chosen of the attribute. */
  chosen: readonly string[];
  /** The products that each value would leave, by its id; as in the whole category where undefined. */
  left: ReadonlyMap<number, number> | undefined;
  /** So many values at most. */
  most: number;
}

/** A facet as it is shown. */
export function shownFacet(
  attribute: FacetedAttribute,
  values: readonly ValueCount[],
  { language, chosen, left, most }: Shown,
): AttributeFacet {
  const { sid, name, kind, unit, perUnit } = attribute;
  const counted = values.map(({ value, valueId, products }) => ({
    value,
    whole: products,
    count: left ? (left.get(valueId) ?? 0) : products,
  }));
  const extent = kind === 'number' && values.length > 0 ? extentOf(values) : null;
  const all = (kind === 'number' ? numbers(counted, chosen) : named(attribute, counted, language))
    .map((value) => ({ ...value, isChosen: chosen.includes(value.value) }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
  const shown = all.filter(({ isChosen }, index) => index < most || isChosen);
  return {
    sid,
    name: textIn(name, language),
    kind,
    unit,
    perUnit,
    extent,
    bars: extent && values.length > mostSingle ? barsOf(counted, extent) : [],
    values: shown,
    moreValues: all.length - shown.length,
  };
}

function extentOf(values: readonly ValueCount[]): AttributeFacet['extent'] {
  const numbers = values.map(({ value }) => Number(value));
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

interface Value {
  value: string;
  whole: number;
  count: number;
}

type ShownValue = Omit<AttributeFacet['values'][number], 'isChosen'>;

/** How many products lie in each of some parts of the extent, all as wide. */
function barsOf(
  values: readonly Value[],
  { least, most }: NonNullable<AttributeFacet['extent']>,
): AttributeFacet['bars'] {
  const counts = Array.from({ length: bars }, () => 0);
  for (const { value, count } of values) {
    const place = Math.min(bars - 1, Math.floor(((Number(value) - least) / (most - least)) * bars));
    counts[place] = (counts[place] ?? 0) + count;
  }
  return counts;
}

/** Choices by their labels, the frequent ones first. */
function named(
  { kind, choices }: FacetedAttribute,
  values: readonly Value[],
  language: Language,
): ShownValue[] {
  const labels = new Map(choices.map((choice) => [choice.sid, textIn(choice.label, language)]));
  const frequent = values.toSorted((a, b) => b.whole - a.whole || (a.value < b.value ? -1 : 1));
  return frequent.map(({ value, count }) => ({
    value,
    name: kind === 'yesNo' ? null : (labels.get(value) ?? value),
    count,
  }));
}

/** A few numbers one by one, many in ranges; the ranges are those of the whole category, whatever is chosen. */
function numbers(values: readonly Value[], chosen: readonly string[]): ShownValue[] {
  const all = values.map((value) => ({ ...value, number: Number(value.value) }));
  const within = (least: number, most: number) =>
    all.reduce((sum, { number, count }) => sum + (number >= least && number <= most ? count : 0), 0);
  const offered =
    all.length <= mostSingle
      ? all.toSorted((a, b) => a.number - b.number).map(({ value }) => value)
      : rangesOf(all.map(({ number, whole }) => ({ value: number, count: whole }))).map(({ least, most }) =>
          least === most ? String(least) : `${least}..${most}`,
        );
  return [...new Set([...offered, ...chosen])].map((value) => {
    const { least, most } = rangeOf(value) ?? { least: Number(value), most: Number(value) };
    return { value, name: null, count: within(least, most) };
  });
}
