import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { platform as platformByKey, type StoreKey } from '../../resources/platforms.ts';
import { copyRows } from '../database/copyRows.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { productsWritten } from '../derived/productsWritten.ts';
import { treeWritten } from '../derived/treeWritten.ts';
import { storeImage, type StoredImage } from '../images/storeImage.ts';
import { loadDemoRights } from './loadDemoRights.ts';
import { raiseContentVersion } from '../repositories/contentVersion.ts';
import { rewriteNames } from '../search/names/rewriteNames.ts';
import { rootCategory } from '../../resources/rootCategory.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import {
  attributes,
  categories,
  countsOf,
  orgasOf,
  platformsOfWorld,
  productLinesOf,
  productsOf,
  relationsOf,
} from './world.ts';

/** Products of the demo world unless another number is asked for. */
export const demoProducts = 5000;

const pictureFolder = join(import.meta.dirname, 'pictures');

/**
 * Fills an empty catalogue with the demo world of that many products, in one transaction.
 * Returns false, having done nothing, when there is a category already.
 */
export async function loadDemoWorld(write: Sql, store: BlobStore, products = demoProducts): Promise<boolean> {
  const [used] = await write`select from category limit 1`;
  if (used) return false;
  const pictures = await storePictures(write, store);
  await write.begin(async (tx) => {
    await loadShared(tx);
    const counts = countsOf(products);
    for (const platform of platformsOfWorld)
      await loadPlatform(tx, platform as StoreKey, counts.get(platform) ?? 0, pictures);
    await loadDemoRights(tx);
    await raiseContentVersion(tx, 'all');
  });
  return true;
}

async function storePictures(write: Sql, store: BlobStore): Promise<Map<string, StoredImage>> {
  const files = (await readdir(pictureFolder)).filter((file) => file.endsWith('.webp'));
  const stored = new Map<string, StoredImage>();
  for (const file of files) {
    stored.set(
      file.replace('.webp', ''),
      await storeImage(write, store, await readFile(join(pictureFolder, file))),
    );
  }
  return stored;
}

async function loadShared(tx: Transaction): Promise<void> {
  await copyRows(
    tx,
    'category',
    ['sid', 'name', 'ifc_classes', 'ebkph_codes', 'etim_classes'],
    categories().map(({ sid, name, ifcClasses, ebkphCodes, etimClasses }) => [
      sid,
      name,
      ifcClasses,
      ebkphCodes,
      etimClasses,
    ]),
  );
  await copyRows(
    tx,
    'attribute',
    ['sid', 'name', 'kind', 'unit', 'group', 'choices', 'categories'],
    attributes().map(({ sid, name, kind, unit, group, choices, categories }) => [
      sid,
      name,
      kind,
      unit,
      group,
      JSON.stringify(choices),
      JSON.stringify(categories),
    ]),
  );
}

async function loadPlatform(
  tx: Transaction,
  platform: StoreKey,
  count: number,
  pictures: Map<string, StoredImage>,
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
  await loadImages(tx, platform, pictures);
  await tx`create temporary table loaded on commit drop as select id as product_id from product where platform = ${platform}`;
  await productsWritten(tx, platform, { table: 'loaded' });
  await rewriteNames(tx, platform);
  await tx`drop table loaded`;
}

function* rowsOf(platform: StoreKey, count: number, hashOf: (name: string) => string | undefined) {
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

/** Which company shows which picture follows from its products and logo. */
async function loadImages(
  tx: Transaction,
  platform: StoreKey,
  pictures: Map<string, StoredImage>,
): Promise<void> {
  const sizes = [...pictures.values()];
  const start = pictures.get(`start-${platformByKey(platform).group}`);
  await tx`
    insert into image (platform, orga_sid, hash, kind, width, height)
    select shown.platform, shown.orga_sid, shown.hash, shown.kind, size.width, size.height
    from (
      select distinct platform, orga_sid, unnest(images) as hash, 'productImage' as kind from product where platform = ${platform}
      union
      select platform, sid, logo, 'logo' from orga where platform = ${platform} and logo is not null
      union
      select ${platform}, '', ${start?.hash ?? null}, 'startPageImage' where ${start !== undefined}
    ) shown
    join unnest(${sizes.map(({ hash }) => hash)}::text[], ${sizes.map(({ width }) => width)}::int[], ${sizes.map(({ height }) => height)}::int[])
      as size (hash, width, height) on size.hash = shown.hash
    on conflict do nothing`;
}
