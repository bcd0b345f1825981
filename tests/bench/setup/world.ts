import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { connectDatabase } from '../../../server/base/database/connect.ts';
import { taggedDatabase, type TaggedDatabase, type TaggedTransaction } from '../../setup/tagged.ts';
import { copyRows } from '../../../server/base/database/copyRows.ts';
import { startEmbedded } from '../../../server/base/database/embedded/embedded.ts';
import { migrate } from '../../../server/base/database/migrate.ts';
import { attributes, categories, orgasOf, productLinesOf, relationsOf } from '../../../demo/world.ts';
import { loadTerms } from '../../../demo/loadTerms.ts';
import { reindex } from '../../../server/catalogue/derived/reindex.ts';
import { judgePending } from '../../../server/catalogue/quality/judgePending.ts';
import { benchProducts } from './products.ts';

/** A filled catalogue: all products are on CH, the worst case for common words. */
export interface World {
  database: TaggedDatabase & { url: string };
  products: number;
  close(): Promise<void>;
}

/**
 * Fills a throw-away embedded database, derived rows and all.
 * @param kept a folder in which the catalogue is kept, and used again as it is
 */
export async function makeWorld(
  products: number,
  tell: (line: string) => void,
  kept?: string,
): Promise<World> {
  const folder = kept ? resolve(kept) : await mkdtemp(join(tmpdir(), 'baustein-bench-'));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755); // So that, run as root, the user of the server can reach it.
  const embedded = await startEmbedded(folder);
  const database = taggedDatabase(
    await connectDatabase({ databaseUrl: embedded.url, databaseReadUrl: undefined }),
  );
  const close = async () => {
    await database.close();
    await embedded.stop();
    if (!kept) await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrate(database.write);
    const [{ stored, found }] = await database.write<[{ stored: number; found: number }]>`
      select (select count(*)::int from product) as stored, (select count(*)::int from product_search) as found`;
    if (stored > 0 && stored !== products)
      throw new Error(`${folder} holds ${stored} products: give another folder.`);
    if (stored === 0) {
      const seconds = stopwatch();
      await database.write.begin(async (tx) => {
        await loadShared(tx);
        await loadTerms(tx);
        await loadProducts(tx, products);
      });
      tell(`${products} products stored in ${seconds()} s`);
    }
    // A kept one may be of a version whose search rows a migration has dropped.
    if (found !== products) {
      await database.write`analyze`;
      const derived = stopwatch();
      await reindex(database, 'CH');
      // Else the first worker that starts judges all of them beside what is measured.
      await judgePending(database);
      tell(`listing and search rows in ${derived()} s`);
      await database.write`vacuum analyze`;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { database: { ...database, url: embedded.url }, products, close };
}

async function loadShared(tx: TaggedTransaction): Promise<void> {
  await copyRows(
    tx,
    'category',
    ['sid', 'name', 'ifc_classes', 'ebkph_codes', 'etim_classes'],
    categories().map((one) => [one.sid, one.name, one.ifcClasses, one.ebkphCodes, one.etimClasses]),
  );
  await copyRows(
    tx,
    'attribute',
    ['sid', 'name', 'kind', 'unit', 'group', 'choices', 'categories'],
    attributes().map((one) => [
      one.sid,
      one.name,
      one.kind,
      one.unit,
      one.group,
      JSON.stringify(one.choices),
      JSON.stringify(one.categories),
    ]),
  );
  await copyRows(
    tx,
    'category_relation',
    ['platform', 'child_sid', 'parent_sid', 'position'],
    relationsOf('CH').map((one) => ['CH', one.childSid, one.parentSid ?? rootCategory, one.position]),
  );
  await copyRows(
    tx,
    'orga',
    ['platform', 'sid', 'name', 'kind', 'address'],
    orgasOf('CH').map((one) => ['CH', one.sid, one.name, one.kind, one.address]),
  );
  await copyRows(
    tx,
    'product_line',
    ['platform', 'orga_sid', 'sid', 'title'],
    productLinesOf('CH').map((one) => ['CH', one.orgaSid, one.sid, one.title]),
  );
}

async function loadProducts(tx: TaggedTransaction, count: number): Promise<void> {
  function* rows() {
    for (const one of benchProducts(count))
      yield [
        'CH',
        one.orgaSid,
        one.sid,
        one.articleNumber,
        one.gtins,
        one.title,
        one.subTitle,
        one.description,
        one.mainCategory,
        one.productLine,
        one.attributes,
        one.popularity,
      ];
  }
  await copyRows(
    tx,
    'product',
    [
      'platform',
      'orga_sid',
      'sid',
      'article_number',
      'gtins',
      'title',
      'sub_title',
      'description',
      'main_category',
      'product_line',
      'attributes',
      'popularity',
    ],
    rows(),
  );
}

function stopwatch(): () => string {
  const start = performance.now();
  return () => ((performance.now() - start) / 1000).toFixed(1);
}
