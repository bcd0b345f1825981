import { rootCategory } from '../resources/rootCategory.ts';
import type { DatasetKey } from '../resources/platform/platforms.ts';
import { copyRows } from '../server/base/database/copyRows.ts';
import type { SystemTransaction } from '../server/base/database/queries.ts';
import { sql } from '../server/base/database/sql.ts';
import { productsWritten } from '../server/catalogue/derived/productsWritten.ts';
import { treeWritten } from '../server/catalogue/derived/treeWritten.ts';
import type { StoredImage } from '../server/base/images/storeImage.ts';
import { rewriteNames } from '../server/find/index/names/rewriteNames.ts';
import { loadBeside } from './loadBeside.ts';
import { loadDocuments, type StoredPaper } from './loadDocuments.ts';
import { loadImages } from './loadImages.ts';
import { loadInfos } from './loadInfos.ts';
import { loadSettings } from './loadSettings.ts';
import { loadStatistics } from './loadStatistics.ts';
import {
  advertisementsOf,
  connectionsOf,
  orgasOf,
  productLinesOf,
  productsOf,
  relationsOf,
} from './world.ts';

/** All that a platform has of its own: its tree, companies, products and what belongs to them, advertisements and visits. */
export async function loadPlatform(
  tx: SystemTransaction,
  platform: DatasetKey,
  count: number,
  pictures: Map<string, StoredImage>,
  papers: readonly StoredPaper[],
): Promise<void> {
  const hashOf = (name: string | null) => (name === null ? undefined : pictures.get(name)?.hash);
  await copyRows(
    tx,
    'category_relation',
    ['platform', 'child_sid', 'parent_sid', 'position'],
    relationsOf(platform).map(({ childSid, parentSid, position }) => [
      platform,
      childSid,
      parentSid ?? rootCategory,
      position,
    ]),
  );
  await treeWritten(tx, platform);
  await copyRows(
    tx,
    'orga',
    ['platform', 'sid', 'name', 'kind', 'product_categories', 'address', 'logo', 'description'],
    orgasOf(platform).map((orga) => [
      platform,
      orga.sid,
      orga.name,
      orga.kind,
      orga.productCategories,
      orga.address,
      hashOf(orga.logo),
      orga.description,
    ]),
  );
  await copyRows(
    tx,
    'product_line',
    ['platform', 'orga_sid', 'sid', 'title'],
    productLinesOf(platform).map(({ orgaSid, sid, title }) => [platform, orgaSid, sid, title]),
  );
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
      'images',
      'attributes',
      'position',
      'popularity',
    ],
    rowsOf(platform, count, hashOf),
  );
  await loadConnections(tx, platform);
  await loadDocuments(tx, platform, papers);
  await loadBeside(tx, platform);
  await loadInfos(tx, platform);
  await copyRows(
    tx,
    'advertisement',
    [
      'platform',
      'orga_sid',
      'sid',
      'title',
      'text',
      'image',
      'link',
      'from',
      'to',
      'weight',
      'categories',
      'orgas',
    ],
    advertisementsOf(platform).map((one) => [
      platform,
      one.orgaSid,
      one.sid,
      one.title,
      one.text,
      hashOf(one.picture),
      one.link,
      one.from,
      one.to,
      one.weight,
      one.categories,
      one.orgas,
    ]),
  );
  await loadImages(tx, platform, pictures);
  await loadSettings(tx, platform);
  await loadStatistics(tx, platform);
  await tx.run(
    sql`create temporary table loaded on commit drop as select id as product_id from product where platform = ${platform}`,
  );
  await productsWritten(tx, platform, { table: 'loaded' });
  await rewriteNames(tx, platform);
  await tx.run(sql`drop table loaded`);
}

function* rowsOf(platform: DatasetKey, count: number, hashOf: (name: string | null) => string | undefined) {
  let position = 0;
  for (const product of productsOf(platform, count)) {
    const picture = hashOf(product.picture);
    position += 1;
    yield [
      platform,
      product.orgaSid,
      product.sid,
      product.articleNumber,
      product.gtins,
      product.title,
      product.subTitle,
      product.description,
      product.mainCategory,
      product.productLine,
      picture ? [picture] : [],
      product.attributes,
      position,
      product.views,
    ];
  }
}

/** Each of two companies that work together tells so on its own side. */
async function loadConnections(tx: SystemTransaction, platform: DatasetKey): Promise<void> {
  await copyRows(
    tx,
    'orga_connection',
    ['platform', 'orga_sid', 'connected_sid', 'role'],
    connectionsOf(platform).flatMap(({ orgaSid: retailer, connectedSid: manufacturer }) => [
      [platform, retailer, manufacturer, 'manufacturer'],
      [platform, manufacturer, retailer, 'retailer'],
    ]),
  );
}
