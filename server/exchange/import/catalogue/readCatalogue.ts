import type { Translated } from '../../../../resources/languages.ts';
import type { DatasetKey } from '../../../../resources/platforms.ts';
import { rootCategory } from '../../../../resources/rootCategory.ts';
import type { Queries } from '../../../base/database/queries.ts';
import { readAttributes, type ImportedAttribute } from './attributes.ts';
import { readMappings, type Mappings } from './mappings.ts';
import { NameIndex, type Named } from './NameIndex.ts';

/** What rows of a company on a platform may refer to. */
export interface Catalogue {
  attributes: readonly ImportedAttribute[];
  /** By the name of the entity that a reference leads to. */
  references: Readonly<Record<string, NameIndex>>;
  mappings: Mappings;
  /** Hashes of the company's pictures. */
  images: ReadonlySet<string>;
}

/** Reads what an import needs to understand its file. */
export async function readCatalogue(sql: Queries, dataset: DatasetKey, orgaSid: string): Promise<Catalogue> {
  const lines = await sql<{ sid: string; title: Translated }[]>`
    select sid, title from product_line where platform = ${dataset} and orga_sid = ${orgaSid} limit 50000`;
  const images = await sql<{ hash: string }[]>`
    select hash from image where platform = ${dataset} and orga_sid = ${orgaSid} limit 1000000`;
  return {
    attributes: await readAttributes(sql),
    mappings: await readMappings(sql, dataset, orgaSid),
    references: {
      category: await readCategories(sql, dataset),
      productLine: new NameIndex(lines.map(({ sid, title }) => ({ sid, names: Object.values(title) }))),
    },
    images: new Set(images.map(({ hash }) => hash)),
  };
}

/** The categories of the platform's tree; one that hangs nowhere there is known by its sid alone. */
async function readCategories(sql: Queries, dataset: DatasetKey): Promise<NameIndex> {
  const rows = await sql<{ sid: string; name: Translated; parent: string | null }[]>`
    select c.sid, c.name, r.parent_sid as parent
    from category c left join category_relation r on r.platform = ${dataset} and r.child_sid = c.sid
    limit 100000`;
  const bySid = new Map(rows.map((row) => [row.sid, row]));
  const hanging = rows.filter(({ parent }) => parent !== null);
  const named = hanging.map(({ sid, name, parent }): Named => {
    const above: string[][] = [];
    for (let at = parent; at && at !== rootCategory && above.length < 50;) {
      const row = bySid.get(at);
      above.push([at, ...Object.values(row?.name ?? {})]);
      at = row?.parent ?? null;
    }
    return { sid, names: Object.values(name), above };
  });
  return new NameIndex(
    named,
    rows.map(({ sid }) => sid),
  );
}
