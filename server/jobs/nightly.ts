import { datasetKeys } from '../../resources/platform/platforms.ts';
import type { Config } from '../base/config/config.ts';
import type { Database } from '../base/database/connect.ts';
import { sweepAssets } from '../base/storage/frontEnds/sweepAssets.ts';
import { sweepCatalogues } from '../exchange/catalogue/catalogueFile.ts';
import { sweepImports } from '../exchange/import/sweepImports.ts';
import { sweepDeliveries } from '../exchange/media/delivery/sweepDeliveries.ts';
import { sweepFruitless } from '../find/fruitless/fruitlessSearches.ts';
import { sweepChoices } from '../find/fruitless/searchChoices.ts';
import { sweepSubscriptions } from '../catalogue/newsletter/sweepSubscriptions.ts';
import { refreshPopularity } from '../find/index/popularity.ts';
import { rebuildTerms } from '../find/index/terms.ts';
import { rewriteVocabulary } from '../find/vocabulary/rewriteVocabulary.ts';
import type { BlobStore } from '../base/storage/blobStore.ts';
import { noteSizes } from '../catalogue/uploads/noteSizes.ts';
import { sweepBlobs } from '../catalogue/uploads/sweepBlobs.ts';
import { sweepBulk } from '../catalogue/bulk/sweepBulk.ts';
import { sweepNotices } from '../catalogue/notices/sweepNotices.ts';
import { sweepWebhookDeliveries } from '../catalogue/webhooks/sending/sweepWebhookDeliveries.ts';
import { sweepViews } from '../catalogue/savedViews/sweepViews.ts';
import { sweepAccessRequests } from '../catalogue/rights/requests/sweepAccessRequests.ts';
import { sweepBudgetUse } from '../catalogue/budgets/sweepBudgetUse.ts';
import { sweepSentWrites } from '../records/sweepSentWrites.ts';
import { sweepFeed } from '../records/feed/sweepFeed.ts';
import { tellFeed } from '../records/feed/tellFeed.ts';
import { sweepComments } from '../records/comments.ts';
import { sweepDrafts } from '../records/drafts/sweepDrafts.ts';
import { sweepChanges } from '../records/sweepChanges.ts';
import { recountPopularity } from '../catalogue/visits/recountPopularity.ts';
import { sweepVisits } from '../catalogue/visits/sweepVisits.ts';

/** What is done once a night: popularity and its tiers, the dictionary, the vocabulary, and what nobody needs any more. */
export async function nightly(
  { write }: Pick<Database, 'write'>,
  config: Config,
  blobs: BlobStore,
): Promise<void> {
  for (const dataset of datasetKeys) {
    await recountPopularity(write, dataset);
    await refreshPopularity(write, dataset);
  }
  await rebuildTerms(write);
  await tellFeed(write, 'search', datasetKeys);
  await write.transaction(rewriteVocabulary);
  await sweepImports(write, { store: blobs, config });
  await sweepDeliveries(write);
  await sweepFruitless(write);
  await sweepChoices(write);
  await sweepComments(write);
  await sweepDrafts(write);
  await sweepNotices(write);
  await sweepViews(write);
  await sweepWebhookDeliveries(write);
  await sweepChanges(write);
  await sweepFeed(write);
  await sweepSentWrites(write);
  await sweepVisits(write);
  await sweepSubscriptions(write);
  await sweepAccessRequests(write);
  await sweepBudgetUse(write);
  await sweepBulk(write);
  await sweepBlobs(write, blobs);
  await sweepCatalogues(blobs);
  await sweepAssets(blobs);
  await noteSizes(write, blobs);
}
