import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { workerSigns } from '../../resources/limits.ts';
import type { HeldConnection, SystemPool } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import { workerLock } from '../exchange/import/reports/workerLock.ts';

/** One whose holder had no answer for so long is lost. */
const patienceMs = 10_000;

/** A worker as the others see it: alive as long as the database holds a lock of its name for it. */
export interface Presence {
  worker: string;
  /** Takes the lock again if the connection that held it was lost, and now and then leaves a sign. */
  renew(): Promise<void>;
  /** Gives the lock and its connection back; until then the pool cannot close it. */
  leave(): Promise<void>;
}

/**
 * Takes a lock that ends with this process, however it ends: a worker that was killed is known to be gone as
 * soon as the database sees its connection close, without waiting for any time-out.
 */
export async function announceWorker(pool: SystemPool): Promise<Presence> {
  const worker = randomUUID();
  let signedAt = -Infinity;
  let connection: HeldConnection | undefined = await take();

  async function take(): Promise<HeldConnection> {
    const held = await pool.hold();
    try {
      await held.run(sql`select pg_advisory_lock(${workerLock(worker)})`);
      return held;
    } catch (error) {
      held.release();
      throw error;
    }
  }

  return {
    worker,
    renew: async () => {
      try {
        if (connection) await answered(connection.run(sql`select`));
        else connection = await take();
      } catch (error) {
        connection?.release(true);
        connection = undefined;
        throw error;
      }
      if (performance.now() - signedAt < workerSigns.everyMs) return;
      await sign(pool, worker);
      signedAt = performance.now();
    },
    leave: async () => {
      const held = connection;
      connection = undefined;
      await pool.run(sql`delete from worker_sign where worker = ${worker}`).catch(() => {});
      if (!held) return;
      await held.run(sql`select pg_advisory_unlock_all()`).catch(() => {});
      held.release();
    },
  };
}

async function sign(pool: SystemPool, worker: string): Promise<void> {
  await pool.run(sql`
    insert into worker_sign (worker) values (${worker}) on conflict (worker) do update set at = now()`);
  await pool.run(sql`delete from worker_sign where at < now() - interval '1 day'`);
}

/** A host that is lost says nothing. */
async function answered(asked: Promise<unknown>): Promise<void> {
  asked.catch(() => {});
  const isSilent = await Promise.race([asked.then(() => false), wait(patienceMs, true, { ref: false })]);
  if (isSilent) throw new Error('The connection that says that this worker lives was lost.');
}
