import { rangeOf, type FacetSelection } from '../../../resources/facetSelection.ts';
import type { AttributeFacet } from '../../../resources/calls/shown.ts';
import type { Language } from '../../../resources/languages.ts';
import { textIn } from '../../../resources/translate.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { attribute as attributeEntity } from '../../../resources/entities/attribute.ts';
import type { RowOf } from '../../../resources/rowOf.ts';
import { integer, text, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { ChosenValues } from './chosenValues.ts';
import { mostSingle, rangesOf } from './ranges.ts';
import type { ListFilter } from '../listing/listedIds.ts';
import { valuesOfCategory, valuesOfList, valuesOfProducts, type ValueCount } from './valueCounts.ts';

/** So many attributes are offered, those that the most products have, and so many values of each. */
const mostOffered = 6;
const mostValues = 24;

const facetedAttribute = {
  id: integer,
  ...fieldsOf(attributeEntity, 'sid', 'name', 'unit', 'choices'),
  kind: text<Exclude<RowOf<typeof attributeEntity>['kind'], 'text'>>(),
};

type Attribute = Row<typeof facetedAttribute>;

/**
 * The attributes by which a list can be narrowed, with their values and how many products each would leave: what is
 * chosen of other attributes counts, what is chosen of the same one does not, for its values add up.
 */
export async function attributeFacets(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  filter: ListFilter,
  selection: FacetSelection,
): Promise<AttributeFacet[]> {
  if (isClosed(scope)) return [];
  const all = filter.among
    ? await valuesOfProducts(db, scope, filter.among)
    : await valuesOfCategory(db, scope, filter);
  const chosen = filter.chosen ?? [];
  const byAttribute = Map.groupBy(all, ({ attributeId }) => attributeId);
  const offered = offeredAttributes(byAttribute, chosen);
  const [attributes, left] = await Promise.all([
    readAttributes(db, offered),
    countsLeft(
      db,
      scope,
      filter,
      offered.map((id) => byAttribute.get(id) ?? []),
    ),
  ]);
  return attributes.map((attribute) =>
    facetOf(attribute, byAttribute.get(attribute.id) ?? [], left, language, selection),
  );
}

/** Attributes that divide the category, the most frequent first; what is chosen stays in sight. */
function offeredAttributes(
  byAttribute: ReadonlyMap<number, readonly ValueCount[]>,
  chosen: readonly ChosenValues[],
): number[] {
  const sum = (values: readonly ValueCount[]) => values.reduce((total, { products }) => total + products, 0);
  const frequent = [...byAttribute]
    .filter(([, values]) => values.length > 1)
    .map(([id, values]) => ({ id, products: sum(values) }))
    .toSorted((a, b) => b.products - a.products || a.id - b.id)
    .map(({ id }) => id);
  return [...new Set([...chosen.map(({ attributeId }) => attributeId), ...frequent])].slice(
    0,
    Math.max(mostOffered, chosen.length),
  );
}

/** The attributes of these ids by which lists can be narrowed: all but texts. */
async function readAttributes(db: ScopedQueries, ids: readonly number[]): Promise<Attribute[]> {
  return db.rows(
    facetedAttribute,
    sql`
      select id, sid, name, kind, unit, choices from attribute
      where ${sharedByAll(attributeEntity)} and id = any(${ids}::bigint[]) and kind <> 'text' order by id`,
  );
}

/** The products that each value would leave, by the id of the value; undefined where nothing narrows the list. */
async function countsLeft(
  db: ScopedQueries,
  scope: Scope,
  filter: ListFilter,
  offered: readonly (readonly ValueCount[])[],
): Promise<ReadonlyMap<number, number> | undefined> {
  const { category, orga, line, chosen = [], among } = filter;
  const isOffered = orga === undefined && line === undefined && (!among || category === rootCategory);
  if (isOffered && chosen.length === 0) return undefined;
  const isChosen = new Set(chosen.map(({ attributeId }) => attributeId));
  const count = async (of: (attributeId: number) => boolean, others: readonly ChosenValues[]) => {
    const values = offered.flat().filter(({ attributeId }) => of(attributeId));
    if (isOffered && others.length === 0)
      return values.map(({ valueId, products }) => [valueId, products] as const);
    const ids = values.map(({ valueId }) => valueId);
    return [...(await valuesOfList(db, scope, { ...filter, chosen: others }, ids))];
  };
  const counted = await Promise.all([
    count((id) => !isChosen.has(id), chosen),
    ...chosen.map((own) =>
      count(
        (id) => id === own.attributeId,
        chosen.filter((other) => other !== own),
      ),
    ),
  ]);
  return new Map(counted.flat());
}

/** A facet as it is shown; `left` are the products by value, as in the whole category where undefined. */
function facetOf(
  attribute: Attribute,
  values: readonly ValueCount[],
  left: ReadonlyMap<number, number> | undefined,
  language: Language,
  selection: FacetSelection,
): AttributeFacet {
  const { sid, name, kind, unit } = attribute;
  const chosen = selection.find((one) => one.attribute === sid)?.values ?? [];
  const counted = values.map(({ value, valueId, products }) => ({
    value,
    whole: products,
    count: left ? (left.get(valueId) ?? 0) : products,
  }));
  const shown = kind === 'number' ? numbers(counted, chosen) : named(attribute, counted, chosen, language);
  return {
    sid,
    name: textIn(name, language),
    kind,
    unit,
    extent: kind === 'number' ? extentOf(values) : null,
    values: shown
      .map((value) => ({ ...value, isChosen: chosen.includes(value.value) }))
      .filter(({ count, isChosen }) => count > 0 || isChosen),
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

/** Choices by their labels, the frequent ones first; what is chosen is among them. */
function named(
  { kind, choices }: Attribute,
  values: readonly Value[],
  chosen: readonly string[],
  language: Language,
): ShownValue[] {
  const labels = new Map(choices.map((choice) => [choice.sid, textIn(choice.label, language)]));
  const frequent = values.toSorted((a, b) => b.whole - a.whole || (a.value < b.value ? -1 : 1));
  return frequent
    .filter(({ value }, index) => index < mostValues || chosen.includes(value))
    .map(({ value, count }) => ({
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
