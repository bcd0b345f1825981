import type { FacetSelection } from '../../../resources/finding/facetSelection.ts';
import type { AttributeFacet } from '../../../resources/calls/shown.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { attribute as attributeEntity } from '../../../resources/entities/attribute.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { sql } from '../../base/database/sql.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { sharedByAll } from '../../records/access/where.ts';
import type { ListFilter } from '../listing/listedIds.ts';
import type { ChosenValues } from './chosenValues.ts';
import { declaredAttributes, type DeclaredAttribute } from './declaredAttributes.ts';
import { facetedAttribute, shownFacet, type FacetedAttribute } from './shownFacet.ts';
import { shownUnit } from './shownUnit.ts';
import type { ShownUnits } from './unitsOfCategory.ts';
import { usefulness } from './usefulness.ts';
import {
  valuesOfCategory,
  valuesOfHits,
  valuesOfList,
  valuesOfOrga,
  type ValueCount,
} from './valueCounts.ts';

/** So many attributes and values of each stand beside a list where editors say nothing; where all are asked for, so many. */
const usually = { attributes: 6, values: 12 };
const atMost = { attributes: 60, values: 200 };
/** So many columns a table has beside the title where editors say nothing. */
const usualColumns = 6;

export interface FacetsAsked {
  selection: FacetSelection;
  /** Are all attributes wanted, or only those that decide? */
  all?: boolean | undefined;
  /** Are the columns of a table wanted? */
  columns?: boolean | undefined;
}

export interface ListFacets {
  facets: AttributeFacet[];
  /** How many further attributes there are to narrow by. */
  moreFacets: number;
  /** In the order of the table; none unless asked for. */
  columns: FacetedAttribute[];
  /** In which the numbers of its cards and rows are shown. */
  units: ShownUnits;
}

export const noFacets: ListFacets = { facets: [], moreFacets: 0, columns: [], units: {} };

/**
 * The attributes by which a list can be narrowed, those first that editors say or that decide, with their values and how
 * many products each would leave: what is chosen of other attributes counts, what is chosen of the same one does not, for
 * its values add up (behaviour B422).
 */
export async function attributeFacets(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  filter: ListFilter,
  { selection, all = false, columns = false }: FacetsAsked,
): Promise<ListFacets> {
  if (isClosed(scope)) return noFacets;
  const [values, declared] = await Promise.all([
    valuesToOffer(db, scope, filter),
    filter.category === rootCategory ? [] : declaredAttributes(commonReads(db), scope, filter.category),
  ]);
  const { byAttribute, useful } = weighed(values);
  const chosen = filter.chosen ?? [];
  const { first, others } = offered(byAttribute, useful, chosen, declared);
  const wanted = all ? [...first, ...others].slice(0, atMost.attributes) : first;
  const inTable = columns ? columnsOf(useful, declared) : [];
  const [attributes, left] = await Promise.all([
    readAttributes(db, [...new Set([...wanted, ...inTable])], declared),
    countsLeft(
      db,
      scope,
      filter,
      wanted.map((id) => byAttribute.get(id) ?? []),
    ),
  ]);
  const named = (ids: readonly number[]) => ids.flatMap((id) => attributes.get(id) ?? []);
  return {
    facets: named(wanted).map((attribute) =>
      shownFacet(attribute, byAttribute.get(attribute.id) ?? [], {
        language,
        chosen: selection.find((one) => one.attribute === attribute.sid)?.values ?? [],
        left,
        most: (all ? atMost : usually).values,
      }),
    ),
    moreFacets: first.length + others.length - wanted.length,
    columns: named(inTable),
    units: Object.fromEntries(declared.flatMap(({ attribute, unit }) => (unit ? [[attribute, unit]] : []))),
  };
}

/** The values of the whole list that is narrowed: of the category, of the products found, or of the company. */
async function valuesToOffer(db: ScopedQueries, scope: Scope, filter: ListFilter): Promise<ValueCount[]> {
  const { category, orga, hits, within } = filter;
  if (hits) return valuesOfHits(db, hits.all);
  const isOfOrga = orga !== undefined && category === rootCategory && !within;
  return isOfOrga ? valuesOfOrga(db, scope, orga) : valuesOfCategory(db, scope, filter);
}

type Values = ReadonlyMap<number, readonly ValueCount[]>;

interface Weighed {
  count: number;
  byAttribute: Values;
  /** The attributes that divide the list, the most useful first. */
  useful: readonly number[];
}

/** By the first of the values: those of a category are the same objects for as long as they are kept (`commonReads`). */
const known = new WeakMap<ValueCount, Weighed>();

function weighed(values: readonly ValueCount[]): Weighed {
  const [first] = values;
  const found = first && known.get(first);
  if (found?.count === values.length) return found;
  const byAttribute = Map.groupBy(values, ({ attributeId }) => attributeId);
  const made = { count: values.length, byAttribute, useful: usefulFirst(byAttribute) };
  if (first) known.set(first, made);
  return made;
}

/** Attributes that divide the list: what is chosen and what editors or else usefulness put first, and the others. */
function offered(
  byAttribute: Values,
  useful: readonly number[],
  chosen: readonly ChosenValues[],
  declared: readonly DeclaredAttribute[],
): { first: number[]; others: number[] } {
  const said = declared.flatMap(({ attributeId, isFilter }) =>
    isFilter && (byAttribute.get(attributeId)?.length ?? 0) > 1 ? [attributeId] : [],
  );
  const deciding = said.length > 0 ? said : useful.slice(0, usually.attributes);
  const first = [...new Set([...deciding, ...chosen.map(({ attributeId }) => attributeId)])];
  return { first, others: useful.filter((id) => !first.includes(id)) };
}

function columnsOf(useful: readonly number[], declared: readonly DeclaredAttribute[]): readonly number[] {
  const said = declared.flatMap(({ attributeId, isColumn }) => (isColumn ? [attributeId] : []));
  return said.length > 0 ? said : useful.slice(0, usualColumns);
}

function usefulFirst(byAttribute: Values): number[] {
  return [...byAttribute]
    .filter(([, values]) => values.length > 1)
    .map(([id, values]) => ({ id, use: usefulness(values) }))
    .toSorted((a, b) => b.use - a.use || a.id - b.id)
    .map(({ id }) => id);
}

/** The attributes of these ids by which lists can be narrowed: all but texts. */
async function readAttributes(
  db: ScopedQueries,
  ids: readonly number[],
  declared: readonly DeclaredAttribute[],
): Promise<Map<number, FacetedAttribute>> {
  const found = await rowsOfKeys(db, {
    shape: { ...facetedAttribute, kept: fieldsOf(attributeEntity, 'unit').unit },
    keys: ids,
    keyOf: ({ id }) => id,
    of: (some) => sql`
      select id, sid, name, kind, unit as kept, choices from attribute
      where ${sharedByAll(attributeEntity)} and id = any(${some}::bigint[]) and kind <> 'text'`,
  });
  const wanted = new Map(declared.map(({ attributeId, unit }) => [attributeId, unit]));
  return new Map(
    [...found.values()].flatMap((rows) =>
      rows.map(({ kept, ...row }) => [row.id, { ...row, ...shownUnit(kept, wanted.get(row.id)) }] as const),
    ),
  );
}

/** The products that each value would leave, by the id of the value; undefined where nothing narrows the list. */
async function countsLeft(
  db: ScopedQueries,
  scope: Scope,
  filter: ListFilter,
  offered: readonly (readonly ValueCount[])[],
): Promise<ReadonlyMap<number, number> | undefined> {
  const { category, orga, line, chosen = [], hits } = filter;
  const isOffered = orga === undefined && line === undefined && (!hits || category === rootCategory);
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
