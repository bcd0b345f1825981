import { once } from 'node:events';
import type { Logger } from 'pino';
import { announce, announceRole } from './boot/announce.ts';
import { buildClient } from './boot/build.ts';
import { readConfig, type Config } from './base/config/config.ts';
import { firstAdministrator } from './boot/firstAdministrator.ts';
import { makeDataFolder } from './boot/dataFolder.ts';
import { connectDatabase, type Database } from './base/database/connect.ts';
import { migrate } from './base/database/migrate.ts';
import { pastPooler } from './base/database/pastPooler.ts';
import { requireServer } from './base/database/requireServer.ts';
import { openEmbedded } from './boot/embedded/openEmbedded.ts';
import { requireSharedPlaces, roleOf, type Role } from './boot/roles.ts';
import { seed } from './boot/seed.ts';
import { openLog } from './base/log/log.ts';
import { startPictures } from './base/images/startPictures.ts';
import { serveMetrics, type Metrics } from './boot/metrics/serveMetrics.ts';
import { beginSight } from './base/sight/beginSight.ts';
import { superviseWeb } from './boot/superviseWeb.ts';
import { superviseWorker } from './boot/superviseWorker.ts';
import { isWatched, watch } from './boot/watch.ts';

/** Jobs get this long at the end, open requests a little more; with what follows it stays under ten seconds. */
const graceMs = 7000;
const webGraceMs = 8500;
const hardLimitMs = 9500;

/** What works until the end; all of it ends at the same time, before anything is undone. */
const beside: (() => Promise<unknown>)[] = [];
/** What has to be undone then, last first. */
const undo: (() => Promise<unknown>)[] = [];

let metrics: Metrics | undefined;
let stoppingSince = 0;

await start(process.argv[2]).catch(async (error: Error) => {
  process.stderr.write(`${error.message}\n`);
  await stop(1);
});

/** Database and migrations, the front end beside them, then what the role asks for: the server, the worker, or both. */
async function start(word: string | undefined): Promise<void> {
  const role = roleOf(word);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  // Behind a failure that nobody took nothing is certain any more: it says why, and ends in order.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack}\n`);
    void stop(1);
  });

  const settings = readConfig(process.env);
  requireSharedPlaces(role, settings, process.env);
  if (settings.nodeEnv === 'development' && role === 'all' && !isWatched()) return startWatched();
  const built = beginBuild(settings, role);
  // What fails meanwhile is said first.
  built.catch(() => {});
  await makeDataFolder(settings.dataDir);
  const sight = await beginSight(settings, 'start');
  if (sight) undo.push(() => sight.stop());
  if (sight && settings.metricsPort) {
    metrics = await serveMetrics(settings, sight);
    undo.push(async () => metrics?.stop());
  }
  const log = openLog(settings, 'start');
  const decoder = startPictures((code) => log.error({ code }, 'picture process died'));
  undo.push(() => decoder.stop());
  const web = role === 'worker' ? undefined : beginWeb(settings, decoder.address, log);
  const databaseUrl = settings.databaseUrl ?? (await embeddedUrl(settings));
  const config: Config = { ...settings, databaseUrl };

  const database = await connectDatabase(pastPooler(config));
  undo.push(() => database.close());
  await requireServer(database.write, pastPooler(config));
  await migrate(database.write);

  let announced = announceRole(role);
  if (web) {
    const accounts = await seed(config, database);
    const administrator = await firstAdministrator(config, database);
    await built;
    await web(config, database);
    announced = announce(config, { accounts, administrator });
  }
  if (role !== 'web') {
    const worker = superviseWorker(
      workerEnvironment(config),
      decoder.address,
      (code) => log.error({ code }, 'worker died'),
      (child) => metrics?.hear(child),
    );
    beside.push(() => worker.stop(graceMs));
  }
  process.stdout.write(announced);
}

type Serve = (config: Config, database: Database) => Promise<void>;

/** Builds the front end beside what makes the database: whoever waits for the first page waits for the longer of the two. */
async function beginBuild({ nodeEnv }: Config, role: Role): Promise<void> {
  if (nodeEnv === 'development' || role === 'worker') return;
  const building = new AbortController();
  undo.push(async () => building.abort());
  await buildClient(building.signal);
}

/** Begins the processes that serve, unless it is one: that is ours. Answers with what has them listen. */
function beginWeb({ webProcesses }: Config, picturesAt: string, log: Logger): Serve {
  if (webProcesses === 1) {
    return async (config, database) => {
      const { serve } = await import('./serve.ts');
      const served = config.databaseDirectUrl === undefined ? database : await connectDatabase(config);
      undo.push(() => served.close());
      beside.push(await serve(config, served, picturesAt));
    };
  }
  const web = superviseWeb(
    webProcesses,
    picturesAt,
    (code) => log.error({ code }, 'web process died'),
    (child) => metrics?.hear(child),
  );
  beside.push(() => web.stop(webGraceMs));
  return async ({ databaseUrl = '' }, database) => {
    // From now on nothing is asked here.
    await database.close();
    await web.serve(databaseUrl);
  };
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
  const embedded = await openEmbedded(dataDir);
  undo.push(() => embedded.stop());
  return embedded.url;
}

/** With the address of the database the default of SEED is another one: the worker is told ours. */
function workerEnvironment({ databaseUrl, seed }: Config): NodeJS.ProcessEnv {
  return { ...process.env, DATABASE_URL: databaseUrl, SEED: String(seed) };
}

/** Ends in order, so that no request fails and the database is closed; asked again, it ends at once. */
async function stop(exitCode: number): Promise<void> {
  if (stoppingSince) {
    // npm passes on the Ctrl-C that the terminal sent us too: that is not asking again.
    if (Date.now() - stoppingSince > 1000) process.exit(1);
    return;
  }
  stoppingSince = Date.now();
  // It keeps the process alive, too, while it waits for what does not: a child that is no longer referred to.
  setTimeout(() => process.exit(1), hardLimitMs);
  const say = (error: Error) => process.stderr.write(`${error.message}\n`);
  await Promise.all(beside.map((end) => end().catch(say)));
  for (const step of undo.reverse()) await step().catch(say);
  process.exit(exitCode);
}
