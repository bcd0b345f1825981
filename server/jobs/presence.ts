import { randomUUID } from 'node:crypto';
import type { HeldConnection, SystemPool } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import { workerLock } from '../exchange/import/reports/workerLock.ts';

/** A worker as the others see it: alive as long as the database holds a lock of its name for it. */
export interface Presence {
  worker: string;
  /** Takes the lock again if the connection that held it was lost. */
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
        if (connection) await connection.run(sql`select`);
        else connection = await take();
      } catch (error) {
        connection?.release();
        connection = undefined;
        throw error;
      }
    },
    leave: async () => {
      const held = connection;
      connection = undefined;
      if (!held) return;
      await held.run(sql`select pg_advisory_unlock_all()`).catch(() => {});
      held.release();
    },
  };
}
