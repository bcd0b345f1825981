import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareChromium } from './browser.ts';
import { freePort } from './freePort.ts';

const patienceMs = 300_000;

/**
 * The real product for all browser tests of the run: `server/start.ts` with the demo world, on a free port
 * (given to the tests in BROWSER_TEST_PORT) and a data folder that is thrown away. Returns what ends it.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const env = withoutSettings();
  const removeChromium = await prepareChromium();
  const folder = await mkdtemp(join(tmpdir(), 'baustein-browser-'));
  await chmod(folder, 0o755);
  const port = String(await freePort());
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../server/start.ts')], {
    env: {
      ...env,
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: folder,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
    await removeChromium();
  };
  const deadline = Date.now() + patienceMs;
  while (!(await isReady(port))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The server for the browser tests did not start; its last words stand above.');
    }
    await wait(200);
  }
  process.env.BROWSER_TEST_PORT = port;
  return stop;
}

/** The settings of whoever runs the tests are not ours. */
function withoutSettings(): NodeJS.ProcessEnv {
  const settings =
    /^(PUBLIC_ORIGIN|HOST|TRUST_PROXY|DATABASE_|STORAGE_URL|MAIL_URL|DEV_DATABASE|TIME_SERVICE_URL|COGNITO_|EMBEDDED_IDENTITY)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)));
}

async function isReady(port: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}
