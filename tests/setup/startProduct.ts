import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 300_000;

/**
 * The real product, `server/start.ts`, on a port of this machine with these settings only. Returns what ends it.
 * Throws when it does not come up.
 * @param root where its sources lie, if it is not this version
 */
export async function startProduct(
  settings: { PORT: string; DATA_DIR: string } & Record<string, string>,
  root = join(import.meta.dirname, '../..'),
): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [join(root, 'server/start.ts')], {
    env: { ...withoutSettings(), NODE_ENV: 'production', WEB_PROCESSES: '2', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  const deadline = Date.now() + patienceMs;
  while (!(await isReady(settings.PORT))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The server for the browser tests did not start; its last words stand above.');
    }
    await wait(200);
  }
  return stop;
}

/** The settings of whoever runs the tests are not ours. */
function withoutSettings(): NodeJS.ProcessEnv {
  const settings =
    /^(PUBLIC_ORIGIN|HOST|TRUST_PROXY|DATABASE_|STORAGE_URL|MAIL_URL|DEV_DATABASE|TIME_SERVICE_URL|COGNITO_|EMBEDDED_IDENTITY|WEB_PROCESSES)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)));
}

async function isReady(port: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}
