import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../base/config/config.ts';
import type { Database } from '../base/database/connect.ts';
import { reindex } from '../catalogue/derived/reindex.ts';
import { markSearchable } from '../exchange/import/reports/markSearchable.ts';
import { makeVariants } from '../base/images/makeVariants.ts';
import { runImport } from '../exchange/import/runImport.ts';
import { judgePending } from '../catalogue/quality/judgePending.ts';
import { startIndexer } from './startIndexer.ts';
import { nightly } from './nightly.ts';
import { orphanedJobs } from './orphanedJobs.ts';
import { announceWorker } from './presence.ts';
import { openStore } from '../base/storage/openStore.ts';
import { openQueue, type JobData } from './queue.ts';
import { repeat } from './repeat.ts';

/** Imports of different companies that one worker runs at a time. */
const importsAtATime = 2;
const sweepEveryMs = 500;
const picturesEveryMs = 1000;
const judgingEveryMs = 500;
/** Jobs at hand get this long when the worker is asked to stop; then they are put back. */
const graceMs = 5000;
/** A statement that waits for somebody else's lock cannot be called back: it ends with its connection. */
const longestStopMs = graceMs + 2000;

/**
 * The worker: runs the jobs of the queue and the timetable, and writes search rows as they are asked for.
 * Several processes may do so at once. `stop` ends it within seconds; what was not finished is taken up by
 * the next one.
 */
export async function startJobs(database: Database, config: Config): Promise<{ stop(): Promise<void> }> {
  const onFailure = failureLog(config);
  const stopping = new AbortController();
  const store = await openStore(config);
  const presence = await announceWorker(database.write);
  const boss = await openQueue(
    database.url,
    { useListenNotify: true, superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 },
    onFailure,
  );

  await boss.work<JobData['import']>(
    'import',
    { localConcurrency: importsAtATime, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 },
    async ([job]) => {
      if (!job) return;
      const { worker } = presence;
      await runImport({ database, config, worker, signal: stopping.signal, onFailure }, job.data.reportId);
    },
  );
  await boss.work('nightly', { pollingIntervalSeconds: 30 }, () => nightly(database, config, store));
  await boss.work<JobData['reindex']>('reindex', { pollingIntervalSeconds: 1 }, async ([job]) => {
    if (job) await reindex(database, job.data.dataset, stopping.signal);
  });
  await boss.schedule('nightly', '15 2 * * *', {}, { tz: 'Europe/Zurich' });

  const folding = startIndexer(database, onFailure);
  const picturing = repeat(
    picturesEveryMs,
    () => makeVariants(database.write, store, stopping.signal),
    onFailure,
  );
  const judging = repeat(judgingEveryMs, () => judgePending(database, stopping.signal), onFailure);
  const sweeping = repeat(
    sweepEveryMs,
    async () => {
      await presence.renew();
      const orphans = await orphanedJobs(database.write, presence.worker);
      if (orphans.length > 0) await boss.fail('import', orphans, { message: 'its worker is gone' });
      await markSearchable(database.write);
    },
    onFailure,
  );

  return {
    stop: async () => {
      stopping.abort(new Error('The worker is asked to stop.'));
      const ended = Promise.all([
        boss.stop({ timeout: graceMs, close: false }),
        folding.stop(),
        sweeping.stop(),
        judging.stop(),
        picturing.stop(),
      ]);
      await Promise.race([ended, wait(longestStopMs, undefined, { ref: false })]);
      await presence.leave();
    },
  };
}

/** What fails beside a job is tried again by itself, but somebody should know. */
function failureLog({ logLevel }: Pick<Config, 'logLevel'>): (error: unknown) => void {
  return (error) => {
    if (logLevel === 'silent') return;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${JSON.stringify({ level: 'error', time: new Date().toISOString(), text })}\n`);
  };
}
