import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integer, text } from './column.ts';
import type { SystemPool, SystemQueries, SystemTransaction } from './queries.ts';
import { sql, verbatim } from './sql.ts';

export const migrationFolder = join(import.meta.dirname, '../../migrations');

interface Migration {
  number: number;
  name: string;
  /** Its statements. */
  content: string;
  checksum: string;
}

/**
 * Runs the numbered SQL files that this database has not seen, each in a transaction of its own, and returns
 * their names. Processes that start together wait for each other. Throws, naming the file, when a file that
 * already ran is missing or was changed, and when a number is used twice.
 * @param last the number behind which none is run
 */
export async function migrate(
  write: SystemPool,
  folder = migrationFolder,
  last = Infinity,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await write.transaction(async (tx) => {
    await takeLock(tx);
    await tx.run(sql`
      create table if not exists migration (
        number int primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`);
    await requireUnchanged(tx, migrations);
  });
  const applied: string[] = [];
  for (const migration of migrations.filter(({ number }) => number <= last)) {
    if (await apply(write, migration)) applied.push(migration.name);
  }
  return applied;
}

/** The numbers of the migrations that a program brings. */
export async function migrationNumbers(folder = migrationFolder): Promise<number[]> {
  return (await readMigrations(folder)).map(({ number }) => number);
}

/** Has this database seen these migrations? It may have seen later ones too. */
export async function isMigrated(db: SystemQueries, numbers: readonly number[]): Promise<boolean> {
  const { seen } = await db.one(
    { seen: integer },
    sql`select count(*) as seen from migration where number = any(${numbers})`,
  );
  return seen === numbers.length;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name), 'utf8');
      return {
        number: Number(name.slice(0, 4)),
        name,
        content,
        checksum: createHash('sha256').update(content).digest('hex'),
      };
    }),
  );
  const twice = migrations.find(({ number }, index) => migrations[index + 1]?.number === number);
  if (twice)
    throw new Error(`Two migrations have the number of ${twice.name}: give one of them the next free one.`);
  return migrations;
}

async function requireUnchanged(tx: SystemTransaction, migrations: Migration[]): Promise<void> {
  const seen = await tx.rows(
    { name: text(), checksum: text() },
    sql`select name, checksum from migration order by number`,
  );
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

async function apply(write: SystemPool, { number, name, content, checksum }: Migration): Promise<boolean> {
  return write.transaction(async (tx) => {
    await takeLock(tx);
    if (await tx.has(sql`select from migration where number = ${number}`)) return false;
    await tx.run(verbatim(content)).catch((error: Error) => {
      throw new Error(`Migration ${name} failed: ${error.message}`, { cause: error });
    });
    await tx.run(
      sql`insert into migration (number, name, checksum) values (${number}, ${name}, ${checksum})`,
    );
    return true;
  });
}

/** Held to the end of the transaction, on the primary only: a standby grants locks that lock nothing. */
async function takeLock(tx: SystemTransaction): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('baustein migration', 0))`);
}
