import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareChromium } from './browser.ts';
import { freePort } from './freePort.ts';
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
  process.env.BROWSER_TEST_PORT = port;
  process.env.BROWSER_TEST_DATA_DIR = folder;
  return async () => {
    await stop();
    await removeFiles();
  };
}
