import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { loadDemoWorld } from '../../demo/load.ts';
import { indexPendingProducts } from '../../server/find/index/indexPendingProducts.ts';
import { openStore } from '../../server/base/storage/openStore.ts';
import { judgeQueries } from '../judge/judgeQueries.ts';
import { openServer, type Server } from '../judge/openServer.ts';
import { readJudged } from '../judge/readJudged.ts';
import { summarize } from '../judge/summarize.ts';
import { testApp } from '../setup/testApp.ts';

/** Queries of somebody who knew the catalogue, and neither the vocabulary nor the search. */
const folder = join(import.meta.dirname, '../search/queries');

let server: Server;

beforeAll(async () => {
  const { app, database, config } = await testApp();
  await loadDemoWorld(database.write, await openStore(config));
  await indexPendingProducts(database);
  server = openServer(await app.listen({ port: 0, host: '127.0.0.1' }), undefined);
}, 240_000);

it.each([
  // The search was tuned on these.
  ['tuned.json', 0.95],
  // Nobody looks at these while the search is changed.
  ['kept.json', 0.85],
])('The queries of %s are answered in anybody’s words', async (file, leastNdcg) => {
  const judged = readJudged(file, await readFile(join(folder, file), 'utf8'));
  const { all, byKind } = summarize(await judgeQueries(server, judged, 'CH'));
  process.stdout.write(`${file}: ${JSON.stringify(all)}\n`);
  expect(all.ndcg).toBeGreaterThanOrEqual(leastNdcg);
  expect(all.withoutResult).toBeLessThanOrEqual(0.05);
  expect(all.suggested).toBeGreaterThanOrEqual(0.85);
  expect(byKind['code']?.mrr).toBeGreaterThanOrEqual(0.95);
});
