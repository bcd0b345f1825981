import { anonymous } from '../../resources/access/rule.ts';
import type { Translated } from '../../resources/language/languages.ts';
import { product as productEntity } from '../../resources/entities/product.ts';
import { platform, type PlatformKey, type DatasetKey } from '../../resources/platform/platforms.ts';
import { rootCategory } from '../../resources/rootCategory.ts';
import { scopeOf, type Scope } from '../../server/records/access/scope.ts';
import type { TaggedDatabase, TaggedTransaction } from './tagged.ts';
import { productsWritten } from '../../server/catalogue/derived/productsWritten.ts';
import { treeWritten } from '../../server/catalogue/derived/treeWritten.ts';
import { indexPendingProducts } from '../../server/find/index/indexPendingProducts.ts';
import { attributesWritten } from '../../server/find/index/names/attributesWritten.ts';
import { categoriesWritten } from '../../server/find/index/names/categoriesWritten.ts';
import { orgasWritten } from '../../server/find/index/names/orgasWritten.ts';
import { productLinesWritten } from '../../server/find/index/names/productLinesWritten.ts';

export interface CatalogueProduct {
  sid: string;
  orgaSid?: string;
  title: string | Translated;
  subTitle?: string | Translated;
  category: string;
  line?: string;
  articleNumber?: string;
  gtins?: string[];
  popularity?: number;
  attributes?: Record<string, string | number | boolean>;
}

const inGerman = (text: string | Translated): Translated => (typeof text === 'string' ? { de: text } : text);

/** What a visitor of a platform may see; of a private one, what somebody signed in may. */
export function visitorScope(key: PlatformKey): Scope {
  const caller = { kind: 'user', sub: 'visitor', rights: [], openDatasets: [platform(key).dataset] } as const;
  const { access } = platform(key);
  return scopeOf(
    access === 'private' ? caller : anonymous,
    { platform: platform(key) },
    productEntity,
    'view',
  );
}

/** Writes a small catalogue the way the server does: each thing with what follows from it. */
export function catalogueOf({ write }: Pick<TaggedDatabase, 'write'>) {
  const inOne = <T>(work: (tx: TaggedTransaction) => Promise<T>) => write.begin(work) as Promise<T>;

  return {
    category: (sid: string, name: string | Translated, ifcClasses: string[] = []) =>
      inOne(async (tx) => {
        await tx`
          insert into category (sid, name, ifc_classes) values (${sid}, ${tx.json(inGerman(name))}, ${ifcClasses})
          on conflict (sid) do update set name = excluded.name, ifc_classes = excluded.ifc_classes`;
        await categoriesWritten(tx, [sid]);
      }),

    /** Hangs categories in the tree: child to parent. */
    tree: (dataset: DatasetKey, parents: Record<string, string>) =>
      inOne(async (tx) => {
        for (const [position, [child, parent]] of Object.entries(parents).entries())
          await tx`
            insert into category_relation (platform, child_sid, parent_sid, "position")
            values (${dataset}, ${child}, ${parent}, ${position})
            on conflict (platform, child_sid) do update set parent_sid = excluded.parent_sid`;
        await treeWritten(tx, dataset);
      }),

    orga: (dataset: DatasetKey, sid: string, name: string) =>
      inOne(async (tx) => {
        await tx`
          insert into orga (platform, sid, name, kind) values (${dataset}, ${sid}, ${name}, 'manufacturer')
          on conflict (platform, sid) do update set name = excluded.name`;
        await orgasWritten(tx, dataset, [sid]);
      }),

    line: (dataset: DatasetKey, orgaSid: string, sid: string, title: string | Translated) =>
      inOne(async (tx) => {
        await tx`
          insert into product_line (platform, orga_sid, sid, title)
          values (${dataset}, ${orgaSid}, ${sid}, ${tx.json(inGerman(title))})
          on conflict (platform, orga_sid, sid) do update set title = excluded.title`;
        await productLinesWritten(tx, dataset, orgaSid, [sid]);
      }),

    /** An attribute that is called by its sid; the choices, too. */
    attribute: (
      sid: string,
      kind: 'text' | 'number' | 'choice' | 'yesNo',
      unit?: string,
      choices: string[] = [],
    ) =>
      inOne(async (tx) => {
        await tx`
          insert into attribute (sid, name, kind, unit, "group", choices)
          values (${sid}, ${tx.json({ de: sid })}, ${kind}, ${unit ?? null}, 'dimensions',
            ${tx.json(choices.map((choice) => ({ sid: choice, label: { de: choice } })))})`;
        await attributesWritten(tx, [sid]);
      }),

    products: (dataset: DatasetKey, products: readonly CatalogueProduct[]) =>
      inOne(async (tx) => {
        const ids: number[] = [];
        for (const product of products) ids.push(await upsertProduct(tx, dataset, product));
        await productsWritten(tx, dataset, ids);
        return ids;
      }),

    removeProducts: (dataset: DatasetKey, sids: readonly string[]) =>
      inOne(async (tx) => {
        const gone = await tx<{ id: number }[]>`
          delete from product where platform = ${dataset} and sid = any(${[...sids]}::text[]) returning id`;
        await productsWritten(
          tx,
          dataset,
          gone.map(({ id }) => id),
        );
      }),

    /** Writes the search rows that wait. */
    fold: () => indexPendingProducts({ write }),
  };
}

/** `root_category`, for the trees of tests. */
export const root = rootCategory;

async function upsertProduct(
  tx: TaggedTransaction,
  dataset: DatasetKey,
  product: CatalogueProduct,
): Promise<number> {
  const { sid, orgaSid = 'muster', articleNumber = sid, gtins = [], popularity = 0 } = product;
  const [row] = await tx<[{ id: number }]>`
    insert into product (
      platform, orga_sid, sid, article_number, gtins, title, sub_title, main_category, product_line, popularity, attributes)
    values (
      ${dataset}, ${orgaSid}, ${sid}, ${articleNumber}, ${gtins}, ${tx.json(inGerman(product.title))},
      ${product.subTitle === undefined ? null : tx.json(inGerman(product.subTitle))}, ${product.category},
      ${product.line ?? null}, ${popularity}, ${tx.json(product.attributes ?? {})})
    on conflict (platform, orga_sid, sid) do update set
      article_number = excluded.article_number, gtins = excluded.gtins, title = excluded.title,
      sub_title = excluded.sub_title, main_category = excluded.main_category, product_line = excluded.product_line,
      popularity = excluded.popularity, attributes = excluded.attributes
    returning id`;
  return row.id;
}
