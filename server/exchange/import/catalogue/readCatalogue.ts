import { category } from '../../../../resources/entities/category.ts';
import { image } from '../../../../resources/entities/image.ts';
import { orga } from '../../../../resources/entities/orga.ts';
import { productLine } from '../../../../resources/entities/productLine.ts';
import type { Known } from '../../../../resources/known.ts';
import type { DatasetKey } from '../../../../resources/platform/platforms.ts';
import { rootCategory } from '../../../../resources/rootCategory.ts';
import { nullable, text } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { readAttributes, type ImportedAttribute } from './attributes.ts';
import { readMappings, type Mappings } from './mappings.ts';
import { NameIndex, type Named } from './NameIndex.ts';
import { readTerms, type Terms } from './terms.ts';

/** What rows of a company on a platform may refer to. */
export interface Catalogue {
  attributes: readonly ImportedAttribute[];
  /** By the name of the entity that a reference leads to. */
  references: Readonly<Record<string, NameIndex>>;
  mappings: Mappings;
  /** The categories of the platform's tree with all that they are called. */
  categories: readonly Named[];
  /** The same for the judgement of what was read. */
  known: Known;
}

/** Reads what an import needs to understand its file. */
export async function readCatalogue(
  db: SystemQueries,
  dataset: DatasetKey,
  orgaSid: string,
): Promise<Catalogue> {
  const lines = await db.rows(
    fieldsOf(productLine, 'sid', 'title'),
    sql`select sid, title from product_line where platform = ${dataset} and orga_sid = ${orgaSid} limit 50000`,
  );
  const images = await db.rows(
    fieldsOf(image, 'kind', 'hash'),
    sql`select kind, hash from image where platform = ${dataset} and orga_sid = ${orgaSid} limit 1000000`,
  );
  const terms = await readTerms(db, dataset);
  const attributes = await readAttributes(db, terms);
  const { named, index } = await readCategories(db, dataset, terms);
  const references: Catalogue['references'] = {
    [category.name]: index,
    [productLine.name]: new NameIndex(lines.map(({ sid, title }) => ({ sid, names: Object.values(title) }))),
    [orga.name]: new NameIndex([], [orgaSid]),
  };
  return {
    attributes,
    references,
    categories: named,
    mappings: await readMappings(db, dataset, orgaSid),
    known: knownOf(references, attributes, images),
  };
}

function knownOf(
  references: Catalogue['references'],
  attributes: readonly ImportedAttribute[],
  images: readonly { kind: string; hash: string }[],
): Known {
  const bySid = new Map(
    attributes.map(({ sid, kind, declared }) => [sid, { kind, choices: declared }] as const),
  );
  const uploads = new Set(images.map(({ kind, hash }) => `${kind} ${hash}`));
  return {
    has: ({ to }, sid) => references[to]?.has(sid) ?? false,
    hasUpload: ({ of }, hash) => uploads.has(`${of} ${hash}`),
    attribute: (sid) => bySid.get(sid),
  };
}

/** The categories of the platform's tree; one that hangs nowhere there is known by its sid alone. */
async function readCategories(
  db: SystemQueries,
  dataset: DatasetKey,
  terms: Terms,
): Promise<{ named: readonly Named[]; index: NameIndex }> {
  const rows = await db.rows(
    { ...fieldsOf(category, 'sid', 'name', 'etimClasses'), parent: nullable(text()) },
    sql`
      select c.sid, c.name, c.etim_classes as "etimClasses", r.parent_sid as parent
      from category c left join category_relation r on r.platform = ${dataset} and r.child_sid = c.sid
      limit 100000`,
  );
  const bySid = new Map(rows.map((row) => [row.sid, row]));
  const hanging = rows.filter(({ parent }) => parent !== null);
  const named = hanging.map(({ sid, name, etimClasses, parent }): Named => {
    const above: string[][] = [];
    for (let at = parent; at && at !== rootCategory && above.length < 50;) {
      const row = bySid.get(at);
      above.push([at, ...Object.values(row?.name ?? {})]);
      at = row?.parent ?? null;
    }
    return {
      sid,
      names: Object.values(name),
      terms: [...terms.ofCategory(sid), ...etimClasses],
      oneWay: terms.leadingTo(sid),
      above,
    };
  });
  const index = new NameIndex(
    named,
    rows.map(({ sid }) => sid),
  );
  return { named, index };
}
