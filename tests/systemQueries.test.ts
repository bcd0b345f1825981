import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, it } from 'vitest';
import type {
  ScopedPool,
  ScopedQueries,
  ScopedTransaction,
  SystemPool,
  SystemQueries,
  SystemTransaction,
} from '../server/base/database/queries.ts';
import { sql, type Sql } from '../server/base/database/sql.ts';

const root = join(import.meta.dirname, '..');

/**
 * Who asks the database in statements that need not name a scope, and why: a file, or a folder of which that is the
 * whole work. Everybody else asks by handles that take scoped statements only.
 */
const users: readonly { why: string; who: readonly string[] }[] = [
  { why: 'Opens the database of the process.', who: ['server/start.ts', 'server/web.ts'] },
  { why: 'Hands the database to the server.', who: ['server/serve.ts'] },
  {
    why: 'Calls are counted before anybody is known to whom a scope would be given.',
    who: ['server/http/limits/', 'server/http/security.ts'],
  },
  { why: 'Opens the database of the worker.', who: ['server/worker.ts'] },
  {
    why: 'Hands the pools to the routes; each of those that get a system handle is named here too.',
    who: ['server/app.ts'],
  },
  { why: 'Hands the database to the demo world.', who: ['server/boot/seed.ts'] },
  { why: 'Hands the database to the identities.', who: ['server/boot/firstAdministrator.ts'] },
  {
    why: 'Keeps all that there is, and brings it back.',
    who: ['server/boot/keep/', 'server/boot/embedded/moveToMajor.ts'],
  },
  { why: 'Opens the database of a command.', who: ['server/boot/onDatabase.ts'] },
  { why: 'Fills an empty database before anybody asks for anything.', who: ['demo/'] },
  {
    why: 'Compares the tables of an empty database with the declarations.',
    who: ['server/migrations/write.ts'],
  },
  { why: 'Reads the catalogue of PostgreSQL itself.', who: ['server/records/schema/'] },
  { why: 'Accounts, sessions and rights, from which scopes are made.', who: ['server/identity/'] },
  { why: 'Accounts belong to people, not to companies or platforms.', who: ['idp/'] },
  {
    why: 'Rights of an account on all platforms; who may see and give which the policy says.',
    who: [
      'server/catalogue/rights/giveRight.ts',
      'server/catalogue/rights/lockRights.ts',
      'server/catalogue/rights/people.ts',
      'server/catalogue/rights/mails/noteInvitation.ts',
      'server/catalogue/rights/readRightSteps.ts',
      'server/catalogue/rights/requests/answerRequest.ts',
      'server/catalogue/rights/requests/askForRight.ts',
      'server/catalogue/rights/requests/giversFor.ts',
      'server/catalogue/rights/requests/readRequests.ts',
      'server/catalogue/rights/requests/sweepAccessRequests.ts',
      'server/catalogue/rights/revokeRight.ts',
      'server/routes/people/accessRequests.ts',
      'server/routes/catalogue/find.ts',
      'server/routes/people/userRights.ts',
    ],
  },
  {
    why: 'Secrets and names of a key that was found within the scope; the rights of who made it.',
    who: [
      'server/catalogue/keys/addSecret.ts',
      'server/catalogue/keys/makeKey.ts',
      'server/catalogue/keys/readKeys.ts',
      'server/catalogue/keys/rotateKey.ts',
      'server/routes/people/keys.ts',
    ],
  },
  {
    why: 'Sends for webhooks of all companies, each by the rights of who made it.',
    who: ['server/catalogue/webhooks/sending/'],
  },
  {
    why: 'What is kept beside a webhook that was found within the scope: its secrets, its state, what was sent; the rights of who made it.',
    who: [
      'server/catalogue/webhooks/addSecret.ts',
      'server/catalogue/webhooks/beginNow.ts',
      'server/catalogue/webhooks/changeWebhook.ts',
      'server/catalogue/webhooks/makeWebhook.ts',
      'server/catalogue/webhooks/lockWebhook.ts',
      'server/catalogue/webhooks/readDeliveries.ts',
      'server/catalogue/webhooks/readWebhooks.ts',
      'server/catalogue/webhooks/rotateSecret.ts',
      'server/catalogue/webhooks/sendAgain.ts',
      'server/routes/people/webhooks.ts',
    ],
  },
  {
    why: 'Reads what changed of all that the caller sees, each within its scope, as one moment shows it.',
    who: ['server/records/changes/readChangePage.ts', 'server/records/changes/pageOfChanges.ts'],
  },
  {
    why: 'Queue and server are of all platforms; administrators alone are told how they are.',
    who: ['server/routes/operations.ts'],
  },
  { why: 'A token is given for a key before anybody is known.', who: ['server/routes/people/oauth.ts'] },
  { why: 'The own account with all its rights.', who: ['server/routes/people/user.ts'] },
  {
    why: 'A page asks who is calling; it reads by the scoped handle of its visit. The feed is of all platforms.',
    who: [
      'server/pages/createPageCaches.ts',
      'server/pages/kept/followFeed.ts',
      'server/pages/pages.ts',
      'server/pages/showPage.ts',
      'server/pages/visitOf.ts',
    ],
  },
  {
    why: 'Writes the rows that are searched, of all companies.',
    who: [
      'server/find/index/indexPendingProducts.ts',
      'server/find/index/lockSearchRows.ts',
      'server/find/index/mergeNewEntries.ts',
      'server/find/index/names/',
      'server/find/index/pending.ts',
      'server/find/index/popularity.ts',
      'server/find/index/refreshCodes.ts',
      'server/find/index/searchedProduct.ts',
      'server/find/index/terms.ts',
      'server/find/index/tiers.ts',
      'server/find/index/writeTitles.ts',
      'server/find/variants/KnownValue.ts',
      'server/find/variants/noteVariants.ts',
      'server/find/variants/leaveGroup.ts',
      'server/find/variants/regroupVariants.ts',
      'server/find/variants/turnFollowers.ts',
      'server/find/vocabulary/namePhrases.ts',
      'server/find/vocabulary/rewriteVocabulary.ts',
      'server/find/vocabulary/termPhrases.ts',
      'server/find/vocabulary/writePhrases.ts',
    ],
  },
  {
    why: 'Writes the rows that are counted, of all companies.',
    who: [
      'server/find/facets/recountFacets.ts',
      'server/find/facets/refreshFacets.ts',
      'server/find/index/refreshSummaries.ts',
    ],
  },
  {
    why: 'Writes the rows that are listed and the closure of the tree, of all companies.',
    who: [
      'server/find/listing/listNew.ts',
      'server/find/listing/lockTree.ts',
      'server/find/listing/recountListing.ts',
      'server/find/listing/refreshBranches.ts',
      'server/find/listing/refreshClosure.ts',
      'server/find/listing/refreshListing.ts',
      'server/find/listing/touched.ts',
    ],
  },
  {
    why: 'Counts what was looked for in vain; nobody’s rows.',
    who: [
      'server/find/fruitless/fruitlessCounter.ts',
      'server/find/fruitless/fruitlessSearches.ts',
      'server/find/fruitless/searchChoices.ts',
    ],
  },
  {
    why: 'What follows from written products and trees, for all companies.',
    who: ['server/catalogue/derived/'],
  },
  {
    why: 'What follows from a written record, also for others that name it.',
    who: ['server/catalogue/hooks/afterWrite.ts'],
  },
  {
    why: 'A term is of no platform: lines are looked for on all; a rehearsal writes the search row of one product.',
    who: ['server/catalogue/vocabulary/tryMeaning.ts', 'server/catalogue/vocabulary/unknownMeanings.ts'],
  },
  {
    why: 'What follows from many written records, once for all of them.',
    who: ['server/catalogue/hooks/gatherFollowing.ts'],
  },
  {
    why: 'Tries a mapping with what an import of its company knows; that the caller keeps the company is asked before.',
    who: ['server/exchange/import/tryMapping.ts', 'server/routes/exchange/mappingTrial.ts'],
  },
  {
    why: 'Reads categories and attributes, which all share.',
    who: [
      'server/exchange/import/vocabulary/readMeanings.ts',
      'server/exchange/import/records/readRecordFile.ts',
    ],
  },
  {
    why: 'Columns that no attribute takes are proposed to whoever keeps the attributes, which all share, of all companies (behaviour B334).',
    who: [
      'server/exchange/import/raw/attributeProposals.ts',
      'server/exchange/import/raw/takeProposal.ts',
      'server/routes/exchange/attributeProposals.ts',
    ],
  },
  {
    why: 'Attributes and terms, which all share, and the mappings of a company that was found to be the scope’s.',
    who: ['server/exchange/import/raw/acceptReading.ts', 'server/exchange/import/raw/rawColumnsOf.ts'],
  },
  { why: 'Judges products of all companies.', who: ['server/catalogue/quality/'] },
  {
    why: 'The tree is shared by all companies.',
    who: [
      'server/catalogue/tree/placeAgain.ts',
      'server/catalogue/tree/treeVersion.ts',
      'server/catalogue/tree/treeRearranged.ts',
    ],
  },
  {
    why: 'The tree is shared by all companies: its closure follows from a write.',
    who: ['server/catalogue/tree/writeRelations.ts'],
  },
  {
    why: 'Rows, cells and dry runs of a workbench that was found, or is locked, within the scope before.',
    who: [
      'server/exchange/import/workbench/beginWorkbench.ts',
      'server/exchange/import/workbench/decide.ts',
      'server/exchange/import/workbench/dropWorkbench.ts',
      'server/exchange/import/workbench/judgeAgain.ts',
      'server/exchange/import/workbench/takeBack.ts',
      'server/routes/workbenches/beginningWithUpload.ts',
      'server/routes/workbenches/deciding.ts',
      'server/routes/workbenches/rest.ts',
    ],
  },
  { why: 'Names what is called after a write.', who: ['server/records/RecordHooks.ts'] },
  { why: 'Calls what follows from a write.', who: ['server/records/writeRecords.ts'] },
  {
    why: 'What is said of a deleted record goes and comes back with it, whosever it is, on every platform.',
    who: [
      'server/records/references/countNamed.ts',
      'server/records/references/followAll.ts',
      'server/records/references/readEffects.ts',
      'server/records/references/restoreRetired.ts',
      'server/records/references/retire.ts',
      'server/records/references/retireNamed.ts',
    ],
  },
  {
    why: 'Tells whose records a deletion would take along, whosever they are.',
    who: ['server/catalogue/records/foreseeDeletion.ts'],
  },
  { why: 'What changed of all platforms, by keys alone.', who: ['server/records/feed/'] },
  {
    why: 'Finds a change by its id; whose it is says the row, and the policy judges that, by the rights of now.',
    who: [
      'server/exchange/import/reports/readOrigins.ts',
      'server/records/readChanges.ts',
      'server/routes/records/audit.ts',
    ],
  },
  {
    why: 'Tells what was done, of all companies; what of it is open to the caller is a condition of each statement.',
    who: ['server/records/activity/', 'server/routes/records/activity.ts'],
  },
  {
    why: 'Changes of many records belong to who began them; each record is read and written by a scope of that person.',
    who: ['server/catalogue/bulk/', 'server/routes/records/bulkChanges.ts'],
  },
  {
    why: 'Removes what is too old, of all companies.',
    who: [
      'server/catalogue/notices/sweepNotices.ts',
      'server/catalogue/savedViews/sweepViews.ts',
      'server/records/comments.ts',
      'server/records/drafts/sweepDrafts.ts',
      'server/records/sweepChanges.ts',
      'server/records/sweepSentWrites.ts',
    ],
  },
  {
    why: 'The name of a write is one of its sender, whatever it writes.',
    who: ['server/routes/writeOnce.ts'],
  },
  {
    why: 'A job: done for an account whose right is asked again first (requireRight), within the dataset and company of its report.',
    who: [
      'server/exchange/import/IssueWriter.ts',
      'server/exchange/import/afterMerge.ts',
      'server/exchange/import/carryOut.ts',
      'server/exchange/import/catalogue/',
      'server/exchange/import/dropFiles.ts',
      'server/exchange/import/groups/takeGroups.ts',
      'server/exchange/import/lockImports.ts',
      'server/exchange/import/merge/',
      'server/exchange/import/records/',
      'server/exchange/import/tree/',
      'server/exchange/import/etim/',
      'server/exchange/import/judgeRow.ts',
      'server/exchange/import/reports/acceptImport.ts',
      'server/exchange/import/reports/claimReport.ts',
      'server/exchange/import/reports/finishReport.ts',
      'server/exchange/import/reports/keepPreview.ts',
      'server/exchange/import/reports/mailEnds.ts',
      'server/exchange/import/reports/markSearchable.ts',
      'server/exchange/import/reports/readEffects.ts',
      'server/exchange/import/reports/readReport.ts',
      'server/exchange/import/reports/untilOthersEnd.ts',
      'server/exchange/import/reports/workerLock.ts',
      'server/exchange/import/keptColumns/keepColumns.ts',
      'server/exchange/import/keptColumns/readKeptColumns.ts',
      'server/exchange/import/numbering/keepNumberings.ts',
      'server/exchange/import/numbering/readNumberings.ts',
      'server/exchange/import/raw/keepRawValues.ts',
      'server/exchange/import/raw/rawRows.ts',
      'server/exchange/import/raw/sweepRawValues.ts',
      'server/exchange/import/requireRight.ts',
      'server/exchange/import/runImport.ts',
      'server/exchange/import/stageFile.ts',
      'server/exchange/import/sweepImports.ts',
      'server/exchange/import/undo/',
      'server/exchange/import/workbench/RowKeeper.ts',
      'server/exchange/import/workbench/keepSheets.ts',
      'server/exchange/import/workbench/keepTally.ts',
      'server/exchange/import/workbench/openDecisions.ts',
      'server/exchange/import/workbench/takeRows.ts',
    ],
  },
  {
    why: 'Undoes what an import did to the companies that the caller covers; asks for their rights of now.',
    who: ['server/routes/exchange/imports.ts'],
  },
  {
    why: 'Keeps who sends a file, by their account, and asks for their rights of now before it answers.',
    who: ['server/routes/exchange/uploadedFile.ts'],
  },
  {
    why: 'Takes in deliveries for an account whose right is asked again before each write, within its dataset and company.',
    who: [
      'server/exchange/media/delivery/finishDelivery.ts',
      'server/exchange/media/delivery/recountDelivery.ts',
      'server/exchange/media/delivery/stopDelivery.ts',
      'server/exchange/media/delivery/sweepDeliveries.ts',
      'server/exchange/media/links/keepLinks.ts',
      'server/exchange/media/links/ownFile.ts',
      'server/exchange/media/work/',
    ],
  },
  {
    why: 'The parts of an upload, once it is known to be the caller’s; uploads that nobody needs go, whosever they are.',
    who: [
      'server/exchange/media/delivery/assignItems.ts',
      'server/exchange/media/delivery/proposeDelivery.ts',
      'server/exchange/media/delivery/startDelivery.ts',
      'server/exchange/media/upload/dropUploads.ts',
      'server/exchange/media/upload/partedUpload.ts',
      'server/routes/catalogue/media.ts',
      'server/routes/exchange/partedUploads.ts',
    ],
  },
  {
    why: 'Tells an account by mail what the policy opens to it at that moment; requests of rights are found by the policy.',
    who: ['server/catalogue/notices/kinds/rightsAsked.ts', 'server/catalogue/notices/mailNotices.ts'],
  },
  { why: 'Jobs and loops are the system’s own.', who: ['server/jobs/'] },
  {
    why: 'Looks after stored files: what no company needs any more, and how large the others are.',
    who: ['server/catalogue/uploads/noteSizes.ts', 'server/catalogue/uploads/sweepBlobs.ts'],
  },
  {
    why: 'Counts for the system what a company uses, whoever of it uploads; the caller may keep the company.',
    who: [
      'server/catalogue/budgets/budgetOf.ts',
      'server/catalogue/budgets/chargeUpload.ts',
      'server/catalogue/budgets/giveBack.ts',
      'server/catalogue/budgets/requireWaitingRoom.ts',
      'server/catalogue/budgets/sweepBudgetUse.ts',
      'server/catalogue/budgets/useOf.ts',
    ],
  },
  {
    why: 'Counts visits of all companies, and forgets them.',
    who: [
      'server/catalogue/visits/countVisitors.ts',
      'server/catalogue/visits/recountPopularity.ts',
      'server/catalogue/visits/sweepVisits.ts',
      'server/catalogue/visits/visitCounter.ts',
      'server/catalogue/visits/writeVisits.ts',
      'server/routes/catalogue/pixel.ts',
    ],
  },
  {
    why: 'Subscribers belong to no company; each is reached by a token of their own.',
    who: ['server/catalogue/newsletter/', 'server/routes/catalogue/newsletter.ts'],
  },
  {
    why: 'Figures of whole platforms, for those who administer them.',
    who: ['server/catalogue/dashboard/platformSummaries.ts', 'server/routes/people/dashboard.ts'],
  },
  { why: 'Asks whether anybody answers.', who: ['server/routes/health.ts'] },
  {
    why: 'Pictures are kept once for all by their content.',
    who: ['server/base/images/makeVariants.ts', 'server/base/images/storeImage.ts'],
  },
  { why: 'Contents are kept once for all.', who: ['server/base/storage/lockBlob.ts'] },
];
const listed = users.flatMap(({ who }) => who);

/** By these a file asks without a scope, or is given what does. */
const systemHandle =
  /\bSystem(?:Queries|Transaction|Pool)\b|\bHeldConnection\b|\basSystem\b|\bSingleConnection\b|\bopenPool\b|\bconnectDatabase\b|\bDatabase\b[^;]*\} from '[^']*connect\.ts'/;

const sources = globSync('{resources,server,idp,demo,providers,storefront,src,ui}/**/*.{ts,tsx}', {
  cwd: root,
})
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('server/base/database/'))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
const files = sources.filter(({ source }) => systemHandle.test(source)).map(({ file }) => file);

it('Whoever asks the database without a scope is listed with the reason', () => {
  const isListed = (file: string) => listed.some((user) => isOf(user, file));
  expect(files.filter((file) => !isListed(file))).toEqual([]);
});

it('Nobody is listed who asks with a scope only', () => {
  expect(listed.filter((user) => !files.some((file) => isOf(user, file)))).toEqual([]);
});

it('A folder is listed as a whole only where nobody asks with a scope', () => {
  const scoped = sources.filter(({ source }) => /\bScoped(?:Queries|Transaction|Pool)\b/.test(source));
  const folders = listed.filter((user) => user.endsWith('/'));
  expect(folders.filter((folder) => scoped.some(({ file }) => isOf(folder, file)))).toEqual([]);
});

it('A statement without a scope does not type-check where one is needed, nor does its handle as the system’s', () => {
  const unscoped = sql`select from product`;
  expectTypeOf(unscoped).not.toExtend<Sql<true>>();
  expectTypeOf<ScopedQueries>().not.toExtend<SystemQueries>();
  expectTypeOf<ScopedTransaction>().not.toExtend<SystemTransaction>();
  expectTypeOf<ScopedPool>().not.toExtend<SystemPool>();
  expectTypeOf<SystemQueries>().toExtend<ScopedQueries>();
  expectTypeOf<SystemTransaction>().toExtend<ScopedTransaction>();
  const ask = (db: ScopedQueries) =>
    db.has(
      // @ts-expect-error: it names no scope.
      unscoped,
    );
  expect(ask).toBeTypeOf('function');
});

function isOf(user: string, file: string): boolean {
  return user.endsWith('/') ? file.startsWith(user) : file === user;
}
