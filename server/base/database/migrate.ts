import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql, Transaction } from './connect.ts';

export const migrationFolder = join(import.meta.dirname, '../../migrations');

interface Migration {
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Runs the numbered SQL files that this database has not seen, each in a transaction of its own, and returns
 * their names. Processes that start together wait for each other. Throws, naming the file, when a file that
 * already ran is missing or was changed, and when a number is used twice.
 */
export async function migrate(write: Sql, folder = migrationFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await write.begin(async (transaction) => {
    await takeLock(transaction);
    await transaction`
      create table if not exists migration (
        number int primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`;
    await requireUnchanged(transaction, migrations);
  });
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await apply(write, migration)) applied.push(migration.name);
  }
  return applied;
}

/** Has this database seen every migration file? */
export async function isMigrated(sql: Sql, folder = migrationFolder): Promise<boolean> {
  const numbers = (await readMigrations(folder)).map(({ number }) => number);
  const [row] = await sql<[{ seen: number }]>`
    select count(*) as seen from migration where number = any(${numbers})`;
  return row.seen === numbers.length;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return {
        number: Number(name.slice(0, 4)),
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
  const twice = migrations.find(({ number }, index) => migrations[index + 1]?.number === number);
  if (twice)
    throw new Error(`Two migrations have the number of ${twice.name}: give one of them the next free one.`);
  return migrations;
}

async function requireUnchanged(transaction: Transaction, migrations: Migration[]): Promise<void> {
  const seen = await transaction<{ name: string; checksum: string }[]>`
    select name, checksum from migration order by number`;
  for (const { name, checksum } of seen) {
    const file = migrations.find((migration) => migration.name === name);
    if (!file) {
      throw new Error(`Migration ${name} ran on this database but its file is missing: restore it.`);
    }
    if (file.checksum !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it ran on this database: restore it and write the change as a new migration.`,
      );
    }
  }
}

async function apply(write: Sql, { number, name, sql, checksum }: Migration): Promise<boolean> {
  return write.begin(async (transaction) => {
    await takeLock(transaction);
    const seen = await transaction`select from migration where number = ${number}`;
    if (seen.count > 0) return false;
    await transaction.unsafe(sql).catch((error: Error) => {
      throw new Error(`Migration ${name} failed: ${error.message}`, { cause: error });
    });
    await transaction`insert into migration (number, name, checksum) values (${number}, ${name}, ${checksum})`;
    return true;
  });
}

/** Held to the end of the transaction, on the primary only: a standby grants locks that lock nothing. */
async function takeLock(transaction: Transaction): Promise<void> {
  await transaction`select pg_advisory_xact_lock(hashtextextended('baustein migration', 0))`;
}
