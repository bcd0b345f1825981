import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { yesNo } from '../column.ts';
import type { SystemPool, SystemTransaction } from '../queries.ts';
import { sql, verbatim } from '../sql.ts';
import type { Migration } from './readMigrations.ts';

/** Who waits for a lock keeps everybody waiting who comes behind: no longer than this, then it lets them pass. */
const lockTimeoutMs = 2000;
const mostTries = 30;
/** In which those who came behind are served. */
const pauseMs = 2000;
/** How often is asked whether another process is done with its migration. */
const lookEveryMs = 200;
/** SQLSTATE `lock_not_available`. */
const waitedTooLong = '55P03';

/**
 * Runs one migration unless this database has seen it; did it run? In a transaction, or, where its first line says so,
 * statement by statement: then it has to bear being run again. Processes wait for each other.
 * @throws {Error} that names the file where it fails, or waited again and again for somebody else's lock
 */
export async function applyMigration(write: SystemPool, migration: Migration): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTurn(write, (tx) => applyIn(tx, write, migration));
    } catch (error) {
      const { name } = migration;
      if (!isLockTimeout(error)) throw failed(name, error);
      if (tries === mostTries)
        throw new Error(
          `Migration ${name} waited ${mostTries} times for what somebody else holds locked: end the long transactions (pg_stat_activity, xact_start) and start again.`,
          { cause: error },
        );
    }
    await wait(pauseMs);
  }
}

/**
 * Does something in a transaction while no other process migrates. Its turn is asked for again and again: whoever waits
 * within a statement is itself waited for by an index that is made beside the work of others.
 */
export async function inTurn<T>(write: SystemPool, work: (tx: SystemTransaction) => Promise<T>): Promise<T> {
  for (;;) {
    const done = await write.transaction(async (tx) =>
      (await takesTurn(tx)) ? { result: await work(tx) } : undefined,
    );
    if (done) return done.result;
    await wait(lookEveryMs);
  }
}

/** Until the end of the transaction, on the primary only: a standby grants locks that lock nothing. */
async function takesTurn(tx: SystemTransaction): Promise<boolean> {
  const { takes } = await tx.one(
    { takes: yesNo },
    sql`select pg_try_advisory_xact_lock(hashtextextended('baustein migration', 0)) as takes`,
  );
  return takes;
}

async function applyIn(tx: SystemTransaction, write: SystemPool, migration: Migration): Promise<boolean> {
  const { number, name, content, checksum, isInTransaction } = migration;
  if (await tx.has(sql`select from migration where number = ${number}`)) return false;
  if (isInTransaction) {
    await tx.run(verbatim(`set local lock_timeout = ${lockTimeoutMs}`));
    await tx.run(verbatim(content));
  } else {
    // Ours does nothing meanwhile but hold the turn.
    await tx.run(verbatim('set local idle_in_transaction_session_timeout = 0'));
    for (const statement of content.split(/;\s*$/m).filter((text) => /^\s*[a-z]/im.test(text)))
      await write.run(verbatim(statement));
  }
  await tx.run(sql`insert into migration (number, name, checksum) values (${number}, ${name}, ${checksum})`);
  return true;
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === waitedTooLong;
}

function failed(name: string, cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new Error(`Migration ${name} failed: ${message}`, { cause });
}
