import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss, WorkHandler } from 'pg-boss';
import type { Logger } from 'pino';
import type { Config } from '../base/config/config.ts';
import type { Database } from '../base/database/connect.ts';
import { untilReached } from '../base/database/untilReached.ts';
import { openMailbox } from '../base/mail/openMailbox.ts';
import { makeVariants } from '../base/images/makeVariants.ts';
import { openPictures, type Pictures } from '../base/images/openPictures.ts';
import { openLog } from '../base/log/log.ts';
import type { BlobStore } from '../base/storage/blobStore.ts';
import { sweepTemporaryFolders } from '../base/storage/temporaryFolder.ts';
import { openStore } from '../base/storage/openStore.ts';
import { endSales } from '../catalogue/derived/endSales.ts';
import { reindex } from '../catalogue/derived/reindex.ts';
import { indexPendingProducts } from '../find/index/indexPendingProducts.ts';
import { workOnBulk } from '../catalogue/bulk/workOnBulk.ts';
import { mailNotices } from '../catalogue/notices/mailNotices.ts';
import { noteNews } from '../catalogue/webhooks/sending/noteNews.ts';
import { sendDeliveries } from '../catalogue/webhooks/sending/sendDeliveries.ts';
import { webhooks } from '../../resources/limits.ts';
import { judgePending } from '../catalogue/quality/judgePending.ts';
import { mailEnds } from '../exchange/import/reports/mailEnds.ts';
import { markSearchable } from '../exchange/import/reports/markSearchable.ts';
import { runImport } from '../exchange/import/runImport.ts';
import { sweepUploads } from '../exchange/media/upload/dropUploads.ts';
import { areManyComing, takeDeliveries } from '../exchange/media/work/takeDeliveries.ts';
import { withdrawPicture } from '../exchange/media/work/withdrawPicture.ts';
import { nightly } from './nightly.ts';
import { announceWorker, type Presence } from './presence.ts';
import { followed } from './followed.ts';
import { openQueue, type JobData, type JobName, type QueuedJob } from './queue.ts';
import { repeat, type Loop } from './repeat.ts';
import { takeUpOrphans } from './takeUpOrphans.ts';
import { waitingWork } from './waitingWork.ts';

/** What all work of the worker is done with. */
interface Working {
  database: Database;
  config: Config;
  store: BlobStore;
  pictures: Pictures;
  presence: Presence;
  boss: PgBoss;
  log: Logger;
  /** Ends long work after what is at hand. */
  signal: AbortSignal;
}

/** How one worker does the jobs of a kind. */
interface Job<Data> {
  /** So many of them at a time. */
  atATime: number;
  /** How often it looks for one. */
  everySeconds: number;
  /** How often it looks while the database tells it of new ones, which it does of imports. */
  everySecondsIfTold?: number;
  /** When one comes by the timetable (cron), in the time of Zurich. */
  at?: string;
  run(data: Data): Promise<unknown>;
}

/** What is done when somebody, or the timetable, has asked for it. */
function jobsOf({ database, config, store, presence, log, signal }: Working) {
  const { worker } = presence;
  const onFailure = (error: unknown) => log.error({ err: error }, 'import failed');
  const jobs: { [Name in JobName]: Job<JobData[Name]> } = {
    // Imports of different companies.
    import: {
      atATime: 2,
      everySeconds: 1,
      everySecondsIfTold: 4,
      run: ({ reportId }) => runImport({ database, config, store, worker, signal, onFailure }, reportId),
    },
    nightly: {
      atATime: 1,
      everySeconds: 30,
      at: '15 2 * * *',
      run: () => nightly(database, config, store),
    },
    reindex: {
      atATime: 1,
      everySeconds: 5,
      run: ({ dataset }) => reindex(database, dataset, signal),
    },
    bulkChange: {
      atATime: 1,
      everySeconds: 1,
      everySecondsIfTold: 4,
      run: ({ id }) => workOnBulk(database.write, id, signal),
    },
  };
  return jobs;
}

/** What is done again and again. An edit is found well within a second. */
function loopsOf(
  { database, config, store, pictures, presence, boss, signal }: Working,
  lookForImports: () => void,
): Loop[] {
  const { write } = database;
  const mailbox = openMailbox(config);
  const waits = waitingWork(write);
  return [
    {
      name: 'indexing',
      everyMs: 400,
      run: async () => {
        if (await waits('indexing')) await indexPendingProducts(database, signal, config.importPace);
      },
    },
    {
      name: 'judging',
      everyMs: 500,
      run: async () => {
        if (await waits('judging')) await judgePending(database, signal, config.importPace);
      },
    },
    {
      name: 'ends of sale',
      everyMs: 1000,
      run: async () => {
        if (await waits('ending')) await endSales(write, signal);
      },
    },
    {
      name: 'pictures',
      everyMs: 1000,
      run: async () => {
        if (!(await waits('pictures'))) return;
        await makeVariants(write, store, pictures, signal, {
          areComing: () => areManyComing(write),
          isBroken: (hash, problem) => withdrawPicture(write, store, hash, problem),
        });
      },
    },
    {
      name: 'deliveries',
      everyMs: 500,
      run: async () => {
        if (await waits('deliveries')) await takeDeliveries({ write, store, pictures, config, signal });
      },
    },
    { name: 'uploads', everyMs: 600_000, run: () => sweepUploads(write, store) },
    {
      name: 'searchable imports',
      everyMs: 500,
      run: async () => {
        if (await waits('searchable')) await markSearchable(write);
      },
    },
    {
      name: 'mails of imports',
      everyMs: 2000,
      run: async () => {
        if (await waits('mails')) await mailEnds(write, mailbox, config);
      },
    },
    {
      name: 'mails of notices',
      everyMs: 5000,
      run: async () => {
        if (await waits('notices')) await mailNotices(write, mailbox, config);
      },
    },
    {
      name: 'news for webhooks',
      everyMs: 500,
      run: async () => {
        if (await waits('news')) await noteNews(write);
      },
    },
    // Each for one of them at a time: a slow one keeps no other one waiting.
    ...Array.from({ length: webhooks.atATime }, (_, index) => ({
      name: `webhooks ${index + 1}`,
      everyMs: 500,
      run: async () => {
        if (await waits('webhooks')) await sendDeliveries({ write, config, signal });
      },
    })),
    {
      name: 'orphaned imports',
      everyMs: 2000,
      run: async () => {
        await presence.renew();
        if (!(await waits('imports'))) return;
        await takeUpOrphans(write, boss, presence.worker);
        lookForImports();
      },
    },
  ];
}

/** Jobs at hand get this long when the worker is asked to stop; then they are put back. */
const graceMs = 5000;
/** A statement that waits for somebody else's lock cannot be called back: it ends with its connection. */
const longestStopMs = graceMs + 2000;

/**
 * The worker: does the jobs of the queue and the timetable, and its loops. Several processes may do so at once. `stop`
 * ends it within seconds; what was not finished is taken up by the next one.
 * @param pictures what decodes pictures; without it our own
 */
export async function startJobs(
  database: Database,
  config: Config,
  pictures: Pictures = openPictures(),
): Promise<{ stop(): Promise<void> }> {
  const log = openLog(config, 'worker');
  const stopping = new AbortController();
  const { signal } = stopping;
  await sweepTemporaryFolders().catch((error) => log.error({ err: error }, 'folders not swept'));
  const store = await openStore(config);
  const onFailure = (error: unknown) => log.error({ err: error }, 'queue failed');
  const presence = await untilReached(() => announceWorker(database.write), onFailure);
  const boss = await untilReached(
    () =>
      openQueue(
        database.url,
        { useListenNotify: true, superviseIntervalSeconds: 20, monitorIntervalSeconds: 20 },
        onFailure,
      ),
    onFailure,
  );
  const working: Working = { database, config, store, pictures, presence, boss, log, signal };

  const jobs = jobsOf(working);
  const lookForImports = await take(working, 'import', jobs.import);
  await take(working, 'nightly', jobs.nightly);
  await take(working, 'reindex', jobs.reindex);
  await take(working, 'bulkChange', jobs.bulkChange);
  const loops = loopsOf(working, lookForImports).map((loop) =>
    repeat(loop, signal, (error) => log.error({ err: error, loop: loop.name }, 'loop failed')),
  );

  return {
    stop: async () => {
      stopping.abort(new Error('The worker is asked to stop.'));
      const ended = Promise.all([boss.stop({ timeout: graceMs, close: false }), ...loops]);
      await Promise.race([ended, wait(longestStopMs, undefined, { ref: false })]);
      await pictures.stop();
      await presence.leave();
    },
  };
}

/**
 * Does the jobs of a kind as they come. One that fails is tried again by the queue, but somebody should know. Returns what
 * has it look for some at once.
 */
async function take<Name extends JobName>(
  { boss, log, signal }: Working,
  name: Name,
  { atATime, everySeconds, everySecondsIfTold = everySeconds, at, run }: Job<JobData[Name]>,
): Promise<() => void> {
  const looking = { pollingIntervalSeconds: everySeconds, notifyPollingIntervalSeconds: everySecondsIfTold };
  const onFailure = (error: unknown) => log.error({ err: error, job: name }, 'queue failed');
  const takers: string[] = [];
  const look = () => takers.forEach((taker) => boss.notifyWorker(taker));
  for (let each = 0; each < atATime; each += 1) {
    const work: WorkHandler<QueuedJob<Name>> = async ([job]) => {
      if (!job) return;
      const { origin } = job.data;
      try {
        await followed(name, origin, () => run(job.data));
      } catch (error) {
        if (!signal.aborted) log.error({ err: error, job: name, request: origin?.requestId }, 'job failed');
        throw error;
      } finally {
        // Nobody tells of one that waited for this one, or of this one to be tried again.
        look();
      }
    };
    takers.push(await untilReached(() => boss.work(name, looking, work), onFailure));
  }
  if (at) await untilReached(() => boss.schedule(name, at, {}, { tz: 'Europe/Zurich' }), onFailure);
  return look;
}
