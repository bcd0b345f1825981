import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { messageOf } from '../resources/language/messageOf.ts';
import { readConfig } from './base/config/config.ts';
import { connectDatabase, type Database } from './base/database/connect.ts';
import { connectionsPerPoolOf } from './base/database/connectionsPerPoolOf.ts';
import { beginSight } from './base/sight/beginSight.ts';
import type { Sight } from './base/sight/Sight.ts';
import { tellParent } from './base/sight/tellParent.ts';
import { keptFileOf } from './base/kept/keptFile.ts';
import { serve } from './serve.ts';

const hardLimitMs = 9000;
let isStopping = false;
let database: Database | undefined;
let sight: Sight | undefined;
let stopServing = async () => {};

process.on('SIGTERM', () => stop(0));
// Ctrl-C reaches every process of the terminal: who started us tells us when it is our turn.
process.on('SIGINT', () => {});
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack}\n`);
  void stop(1);
});

/**
 * One of the processes that serve beside each other on one port, begun by `npm start` and gone when that is gone. It loads
 * while the database starts, whose address it is then told; why it cannot begin it tells who started it.
 */
const [, , picturesAt] = process.argv;
// Those that begin next load what this one has compiled.
flushCompileCache();
try {
  const [databaseUrl]: string[] = await once(process, 'message');
  const config = readConfig({ ...process.env, DATABASE_URL: databaseUrl });
  sight = await beginSight(config, `web-${process.env.WEB_PROCESS ?? 1}`);
  if (sight && config.metricsPort) tellParent(sight);
  database = await connectDatabase(config, connectionsPerPoolOf(config.webProcesses));
  stopServing = await serve(config, database, picturesAt, keptFileOf(config.webProcesses));
} catch (error) {
  process.send?.(messageOf(error));
  await stop(1);
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), hardLimitMs).unref();
  await stopServing();
  await database?.close();
  await sight?.stop();
  process.exit(exitCode);
}
