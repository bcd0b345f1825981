import { constants, setPriority } from 'node:os';
import { readConfig } from './base/config/config.ts';
import { connectDatabase } from './base/database/connect.ts';
import { pastPooler } from './base/database/pastPooler.ts';
import { openLog } from './base/log/log.ts';
import { noteSlowStatements } from './base/database/noteSlowStatements.ts';
import { openPictures } from './base/images/openPictures.ts';
import { beginSight } from './base/sight/beginSight.ts';
import { tellParent } from './base/sight/tellParent.ts';
import { startJobs } from './jobs/index.ts';
import { measureWork } from './jobs/look/measureWork.ts';

const hardLimitMs = 9000;
/** Of the priorities between normal (0) and below (10). */
const behindVisitors = 3;
let isStopping = false;

// Before anything is waited for: a server that dies while its worker starts must not leave it behind.
process.once('disconnect', stop);
process.on('SIGTERM', stop);
// Ctrl-C reaches every process of the terminal: the server tells us when it is our turn.
process.on('SIGINT', () => {});

/**
 * The process that runs the job queue beside the server; forked by it, and gone when it is gone. It is told where
 * pictures are decoded.
 */
const [, , picturesAt] = process.argv;
const config = readConfig(process.env);
// Whoever looks at pages goes first; at full pace a little, so that an edit is found at once all the same.
setPriority(config.importPace === 'gentle' ? constants.priority.PRIORITY_BELOW_NORMAL : behindVisitors);
const sight = await beginSight(config, 'worker');
if (sight && config.metricsPort) tellParent(sight);
const database = await connectDatabase(pastPooler(config));
noteSlowStatements(database.read, openLog(config, 'worker'));
if (sight) measureWork(sight, database, config);
const starting = startJobs(database, config, openPictures(picturesAt));
if (process.channel === null) await stop();
await starting;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), hardLimitMs).unref();
  await (await starting).stop();
  await database.close();
  await sight?.stop();
  process.exit(0);
}
