import { PgBoss, type ConstructorOptions, type Db, type Queue as QueueSettings } from 'pg-boss';
import type { DatasetKey } from '../../resources/platform/platforms.ts';
import type { AsksInText } from '../base/database/queries.ts';
import { currentOrigin, type Origin } from '../base/sight/origin.ts';
import { QueueConnections } from './QueueConnections.ts';

/** What each kind of job is told. */
export interface JobData {
  import: { reportId: string };
  nightly: Record<string, never>;
  reindex: { dataset: DatasetKey };
  bulkChange: { id: string };
}
export type JobName = keyof JobData;

/** A job as it lies in the queue: with the request that it follows from. */
export type QueuedJob<Name extends JobName> = JobData[Name] & { origin?: Origin | undefined };

const hours = 3600;

/**
 * How the jobs of each kind are kept. A job whose worker fell silent is given to another one after its
 * heartbeat; most are taken up sooner (`takeUpOrphans`). How often an import is tried is counted in its report:
 * a job that failed for good would hold up all behind it for ever.
 */
const queues: Record<JobName, QueueSettings & { notify: boolean }> = {
  import: {
    name: 'import',
    // Strictly first come, first served, for each key.
    policy: 'key_strict_fifo',
    heartbeatSeconds: 20,
    expireInSeconds: 12 * hours,
    retryLimit: 1000,
    deleteAfterSeconds: 24 * hours,
    notify: true,
  },
  nightly: {
    name: 'nightly',
    policy: 'exclusive',
    heartbeatSeconds: 30,
    expireInSeconds: 4 * hours,
    retryLimit: 3,
    retryDelay: 60,
    deleteAfterSeconds: 7 * 24 * hours,
    notify: false,
  },
  reindex: {
    name: 'reindex',
    // For each key one at work and one that waits.
    policy: 'stately',
    heartbeatSeconds: 30,
    expireInSeconds: 4 * hours,
    retryLimit: 3,
    retryDelay: 10,
    deleteAfterSeconds: 24 * hours,
    notify: false,
  },
  bulkChange: {
    name: 'bulkChange',
    // For each person one after the other.
    policy: 'key_strict_fifo',
    heartbeatSeconds: 20,
    expireInSeconds: 4 * hours,
    retryLimit: 5,
    retryDelay: 5,
    deleteAfterSeconds: 24 * hours,
    notify: true,
  },
};

/** Sends jobs. */
export interface Sender {
  /**
   * Sends a job as part of a transaction and returns its id. Jobs with the same key run one after the other,
   * in the order in which they were sent.
   */
  send<Name extends JobName>(tx: AsksInText, name: Name, key: string, data: JobData[Name]): Promise<string>;
  /** Sends a job unless one of that key waits already, which will do. */
  sendOnce<Name extends JobName>(tx: AsksInText, name: Name, key: string, data: JobData[Name]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The one queue, in the schema `jobs`, made or brought up to date on first use. It keeps a few connections of its own.
 * @param url address of the primary
 */
export async function openQueue(
  url: string,
  options: ConstructorOptions,
  onFailure: (error: unknown) => void,
): Promise<PgBoss> {
  const db = new QueueConnections(url, onFailure);
  const boss = new PgBoss({ schema: 'jobs', db, ...options });
  // Without a listener an error of the queue's own housekeeping would end the process.
  boss.on('error', onFailure);
  boss.on('stopped', () => void db.close());
  try {
    await boss.start();
    for (const { name, ...settings } of Object.values(queues)) await boss.createQueue(name, settings);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(onFailure);
    throw error;
  }
}

/** A sender that opens the queue when the first job comes: a process that sends none needs no queue. */
export function createSender(url: string): Sender {
  let opening: Promise<PgBoss> | undefined;
  const open = async () => {
    opening ??= openQueue(url, { supervise: false, schedule: false }, () => {});
    return opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  };
  return {
    send: async (tx, name, key, data) => {
      const boss = await open();
      const id = await boss.send(name, sent(data), { singletonKey: key, db: inTransaction(tx) });
      if (!id) throw new Error(`A job "${name}" of "${key}" was not taken: such a job waits already.`);
      return id;
    },
    sendOnce: async (tx, name, key, data) => {
      const boss = await open();
      await boss.send(name, sent(data), { singletonKey: key, db: inTransaction(tx) });
    },
    stop: async () => {
      const boss = await opening?.catch(() => undefined);
      await boss?.stop({ graceful: false });
    },
  };
}

/** Jobs of the timetable follow from no request. */
function sent<Data extends object>(data: Data): Data & { origin?: Origin } {
  const origin = currentOrigin();
  return origin ? { ...data, origin } : data;
}

/** Runs the queue's statements in a transaction of ours, so that a job is sent if and only if it commits. */
function inTransaction(tx: AsksInText): Db {
  return { executeSql: (text, values = []) => tx.askText(text, values) };
}
