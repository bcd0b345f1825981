import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase } from '../../server/base/database/connect.ts';
import { taggedDatabase } from './tagged.ts';
import { startEmbedded } from '../../server/base/database/embedded/embedded.ts';
import { prepareChromium } from './browser.ts';
import { freePort } from '../../server/base/freePort.ts';
import { startProduct } from './startProduct.ts';

/**
 * The real product for all browser tests of the run: `server/start.ts` with the demo world, on a free port
 * (given to the tests in BROWSER_TEST_PORT) and a data folder that is thrown away (BROWSER_TEST_DATA_DIR). Returns
 * what ends it.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const removeChromium = await prepareChromium();
  const folder = await mkdtemp(join(tmpdir(), 'baustein-browser-'));
  await chmod(folder, 0o755);
  const removeFiles = async () => {
    await rm(folder, { recursive: true, force: true });
    await removeChromium();
  };
  const port = String(await freePort());
  const stop = await startProduct({ PORT: port, DATA_DIR: folder, SEED: 'demo' }).catch(async (error) => {
    await removeFiles();
    throw error;
  });
  await searchRowsWritten(folder);
  process.env.BROWSER_TEST_PORT = port;
  process.env.BROWSER_TEST_DATA_DIR = folder;
  return async () => {
    await stop();
    await removeFiles();
  };
}

/** The product answers before it has written the search rows of the demo world; tests that compare counts need all of them. */
async function searchRowsWritten(folder: string): Promise<void> {
  const embedded = await startEmbedded(folder);
  const database = taggedDatabase(
    await connectDatabase({ databaseUrl: embedded.url, databaseReadUrl: undefined }),
  );
  while (
    (await database.write`select from search_pending union all select from variant_pending limit 1`).length >
    0
  )
    await wait(200);
  await database.close();
  await embedded.stop();
}
