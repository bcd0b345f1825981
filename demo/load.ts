import { meaningOf } from './attributes/meanings.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatasetKey } from '../resources/platform/platforms.ts';
import { copyRows } from '../server/base/database/copyRows.ts';
import type { SystemPool, SystemQueries, SystemTransaction } from '../server/base/database/queries.ts';
import { sql } from '../server/base/database/sql.ts';
import { storeImage, type StoredImage } from '../server/base/images/storeImage.ts';
import { shownAttributes } from './categories/shownAttributes.ts';
import { loadArticles } from './loadArticles.ts';
import { storePapers } from './loadDocuments.ts';
import { loadDemoRights } from './loadDemoRights.ts';
import { loadPlatform } from './loadPlatform.ts';
import { loadTerms } from './loadTerms.ts';
import type { BlobStore } from '../server/base/storage/blobStore.ts';
import { attributes, categories, countsOf, platformsOfWorld } from './world.ts';

/** Products of the demo world unless another number is asked for. */
export const demoProducts = 5000;

const pictureFolder = join(import.meta.dirname, 'pictures');

/**
 * Fills an empty catalogue with the demo world of that many products, in one transaction; processes that start
 * together wait for each other. Returns false, having done nothing, when there is a category already.
 */
export async function loadDemoWorld(
  write: SystemPool,
  store: BlobStore,
  products = demoProducts,
): Promise<boolean> {
  if (await isUsed(write)) return false;
  const pictures = await storePictures(write, store);
  const papers = await storePapers(store);
  return write.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('baustein demo world', 0))`);
    if (await isUsed(tx)) return false;
    await loadShared(tx);
    await loadTerms(tx);
    const counts = countsOf(products);
    for (const platform of platformsOfWorld)
      await loadPlatform(tx, platform as DatasetKey, counts.get(platform) ?? 0, pictures, papers);
    await loadArticles(tx, pictures);
    await loadDemoRights(tx);
    return true;
  });
}

async function isUsed(db: SystemQueries): Promise<boolean> {
  return db.has(sql`select from category limit 1`);
}

/** Their variants are made when somebody asks for them: few of the demo world's pictures are looked at in every width. */
async function storePictures(write: SystemPool, store: BlobStore): Promise<Map<string, StoredImage>> {
  const files = (await readdir(pictureFolder)).filter((file) => file.endsWith('.webp'));
  const stored = new Map<string, StoredImage>();
  for (const file of files) {
    stored.set(
      file.replace('.webp', ''),
      await storeImage(write, store, await readFile(join(pictureFolder, file))),
    );
  }
  const hashes = [...stored.values()].map(({ hash }) => hash);
  await write.run(sql`
    update image_file set variants_made_at = now() where variants_made_at is null and hash = any(${hashes}::text[])`);
  return stored;
}

/** What all platforms share: categories and attributes. */
export async function loadShared(tx: SystemTransaction): Promise<void> {
  await copyRows(
    tx,
    'category',
    [
      'sid',
      'name',
      'description',
      'ifc_classes',
      'ebkph_codes',
      'etim_classes',
      'bkp_codes',
      'npk_codes',
      'shown_attributes',
    ],
    categories().map(
      ({ sid, name, description, ifcClasses, ebkphCodes, etimClasses, bkpCodes, npkCodes }) => [
        sid,
        name,
        description,
        ifcClasses,
        ebkphCodes,
        etimClasses,
        bkpCodes,
        npkCodes,
        JSON.stringify(shownIn(sid)),
      ],
    ),
  );
  await copyRows(
    tx,
    'attribute',
    ['sid', 'name', 'kind', 'unit', 'group', 'choices', 'categories', 'ifc_type', 'bsdd_uri'],
    attributes().map(({ sid, name, kind, unit, group, choices, categories }) => [
      sid,
      name,
      kind,
      unit,
      group,
      JSON.stringify(choices),
      JSON.stringify(categories),
      meaningOf(sid).ifcType,
      meaningOf(sid).bsddUri,
    ]),
  );
}

/** What the editors of a category say is filter and column there. */
function shownIn(category: string): { attribute: string; isFilter: true; isColumn: true }[] {
  const said = shownAttributes[category]?.split(' ') ?? [];
  return said.map((attribute) => ({ attribute, isFilter: true, isColumn: true }));
}
