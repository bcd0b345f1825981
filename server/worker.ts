import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from './config.ts';
import { connectDatabase, type Database } from './database/connect.ts';

interface Jobs {
  stop(): Promise<void>;
}

const hardLimitMs = 9000;
let isStopping = false;

/** The process that runs the job queue beside the server; forked by it, and gone when it is gone. */
const config = readConfig(process.env);
const database = await connectDatabase(config);
const jobs = await startJobs(database, config);

process.once('disconnect', stop);
process.on('SIGTERM', stop);
// Ctrl-C reaches every process of the terminal: the server tells us when it is our turn.
process.on('SIGINT', () => {});

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), hardLimitMs).unref();
  await jobs?.stop();
  await database.close();
  process.exit(0);
}

async function startJobs(...parts: [Database, Config]): Promise<Jobs | undefined> {
  const room = join(import.meta.dirname, 'jobs/index.ts');
  if (!existsSync(room)) return undefined;
  const door = (await import(room)) as { startJobs(...parts: [Database, Config]): Promise<Jobs> };
  return door.startJobs(...parts);
}
