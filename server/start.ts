import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { announce } from './boot/announce.ts';
import { buildApp } from './app.ts';
import { buildClient } from './boot/build.ts';
import { readConfig, type Config } from './base/config/config.ts';
import { firstAdministrator } from './boot/firstAdministrator.ts';
import { makeDataFolder } from './boot/dataFolder.ts';
import { connectDatabase } from './base/database/connect.ts';
import { startEmbedded } from './base/database/embedded/embedded.ts';
import { migrate } from './base/database/migrate.ts';
import { requireServer } from './base/database/requireServer.ts';
import { seed } from './boot/seed.ts';
import { openPictures } from './base/images/openPictures.ts';
import { startPictures } from './base/images/startPictures.ts';
import type { Supervised } from './base/supervise.ts';
import { superviseWorker } from './boot/superviseWorker.ts';
import { isWatched, watch } from './boot/watch.ts';

/** Open requests and jobs get this long at the end; with what follows it stays under ten seconds. */
const graceMs = 7000;
const hardLimitMs = 9500;

/** What has to be undone at the end, last first. */
const undo: (() => Promise<unknown>)[] = [];

let stoppingSince = 0;

await start().catch(async (error: Error) => {
  process.stderr.write(`${error.message}\n`);
  await stop(1);
});

/** Everything on one machine: build, database, migrations, server and worker. */
async function start(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  // Behind a failure that nobody took nothing is certain any more: it says why, and ends in order.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack}\n`);
    void stop(1);
  });

  const settings = readConfig(process.env);
  if (settings.nodeEnv === 'development' && !isWatched()) return startWatched();
  if (settings.nodeEnv !== 'development') await buildClient();
  await makeDataFolder(settings.dataDir);
  const config: Config = { ...settings, databaseUrl: settings.databaseUrl ?? (await embeddedUrl(settings)) };

  const database = await connectDatabase(config);
  undo.push(() => database.close());
  await requireServer(database.write, config);
  await migrate(database.write);
  const accounts = await seed(config, database);
  const administrator = await firstAdministrator(config, database);

  const decoder = startPictures((code) => app.log.error({ code }, 'picture process died'));
  undo.push(() => decoder.stop());
  const app = await buildApp({ config, database, pictures: openPictures(decoder.address) });
  let worker: Supervised | undefined;
  undo.push(async () => {
    void wait(graceMs, undefined, { ref: false }).then(() => app.server.closeAllConnections());
    await Promise.all([app.close(), worker?.stop(graceMs)]);
  });
  await app.listen({ port: config.port, host: config.host }).catch(explainListening(config));
  worker = superviseWorker(workerEnvironment(config), decoder.address, (code) =>
    app.log.error({ code }, 'worker died'),
  );
  process.stdout.write(announce(config, { accounts, administrator }));
}

/** The same again in a process that is started anew when the server's files change. */
function startWatched(): void {
  const watcher = watch(import.meta.filename);
  watcher.once('exit', (code) => void stop(code ?? 0));
  undo.push(async () => {
    if (watcher.exitCode !== null || watcher.signalCode !== null) return;
    watcher.kill('SIGTERM');
    await once(watcher, 'exit');
  });
}

async function embeddedUrl({ dataDir }: Config): Promise<string> {
  const embedded = await startEmbedded(dataDir);
  undo.push(() => embedded.stop());
  return embedded.url;
}

/** With the address of the database the default of SEED is another one: the worker is told ours. */
function workerEnvironment({ databaseUrl, seed }: Config): NodeJS.ProcessEnv {
  return { ...process.env, DATABASE_URL: databaseUrl, SEED: String(seed) };
}

function explainListening({ host, port }: Config) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Something listens on ${host}:${port} already: stop it, or set PORT to another number.`);
  };
}

/** Ends in order, so that no request fails and the database is closed; asked again, it ends at once. */
async function stop(exitCode: number): Promise<void> {
  if (stoppingSince) {
    // npm passes on the Ctrl-C that the terminal sent us too: that is not asking again.
    if (Date.now() - stoppingSince > 1000) process.exit(1);
    return;
  }
  stoppingSince = Date.now();
  setTimeout(() => process.exit(1), hardLimitMs).unref();
  for (const step of undo.reverse()) {
    await step().catch((error: Error) => process.stderr.write(`${error.message}\n`));
  }
  process.exit(exitCode);
}
