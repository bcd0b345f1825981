import type { Translated } from '../../../resources/languages.ts';
import type { DatasetKey } from '../../../resources/platforms.ts';
import type { Queries } from '../../base/database/queries.ts';

/** A product with everything under which it is found. */
export interface SearchedProduct {
  id: number;
  platform: DatasetKey;
  popularity: number;
  title: Translated;
  subTitle: Translated | null;
  orgaName: string | null;
  lineTitle: Translated | null;
  /** Names of its category and of all above it. */
  categoryNames: Translated[];
  /** Values of its text and choice attributes, as shown. */
  attributeTexts: (string | Translated)[];
}

type ProductRow = Omit<SearchedProduct, 'categoryNames' | 'attributeTexts'> & {
  mainCategory: string;
  attributes: Record<string, string | number | boolean>;
};

/** The labels of the choices of every choice attribute; a text attribute has none. */
type AttributeLabels = Map<string, Map<string, Translated>>;

/** Reads those of the products that are there. */
export async function readSearchedProducts(sql: Queries, ids: readonly number[]): Promise<SearchedProduct[]> {
  const rows = await sql<ProductRow[]>`
    select p.id, p.platform, p.popularity, p.title, p.sub_title as "subTitle", p.attributes,
      p.main_category as "mainCategory", o.name as "orgaName", l.title as "lineTitle"
    from product p
    left join orga o on o.platform = p.platform and o.sid = p.orga_sid
    left join product_line l
      on l.platform = p.platform and l.orga_sid = p.orga_sid and l.sid = p.product_line
    where p.id = any(${[...ids]}::bigint[])`;
  const [names, labels] = await Promise.all([categoryNamesOf(sql, rows), attributeLabels(sql, rows)]);
  return rows.map(({ mainCategory, attributes, ...product }) => ({
    ...product,
    categoryNames: names.get(`${product.platform} ${mainCategory}`) ?? [],
    attributeTexts: attributeTextsOf(attributes, labels),
  }));
}

async function categoryNamesOf(sql: Queries, rows: ProductRow[]): Promise<Map<string, Translated[]>> {
  const places = new Map(
    rows.map(({ platform, mainCategory }) => [`${platform} ${mainCategory}`, [platform, mainCategory]]),
  );
  const found = await sql<{ key: string; names: Translated[] }[]>`
    select place.platform || ' ' || place.sid as key, jsonb_agg(c.name) as names
    from unnest(${[...places.values()].map(([dataset]) => dataset as string)}::text[],
      ${[...places.values()].map(([, sid]) => sid as string)}::text[]) as place (platform, sid)
    join category c on c.sid = place.sid or c.sid in (
      select ancestor_sid from category_closure
      where platform = place.platform and descendant_sid = place.sid)
    group by 1`;
  return new Map(found.map(({ key, names }) => [key, names]));
}

async function attributeLabels(sql: Queries, rows: ProductRow[]): Promise<AttributeLabels> {
  const used = [...new Set(rows.flatMap(({ attributes }) => Object.keys(attributes)))];
  const found = await sql<{ sid: string; choices: { sid: string; label: Translated }[] }[]>`
    select sid, choices from attribute where sid = any(${used}) and kind in ('text', 'choice')`;
  return new Map(
    found.map(({ sid, choices }) => [sid, new Map(choices.map((choice) => [choice.sid, choice.label]))]),
  );
}

function attributeTextsOf(
  attributes: ProductRow['attributes'],
  labels: AttributeLabels,
): (string | Translated)[] {
  return Object.entries(attributes).flatMap(([sid, value]) => {
    const choices = labels.get(sid);
    if (!choices) return [];
    return typeof value === 'string' ? [choices.get(value) ?? value] : [];
  });
}
