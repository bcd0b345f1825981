import { integer, text } from './column.ts';
import { applyMigration, inTurn } from './migrating/applyMigration.ts';
import { migrationFolder, readMigrations, type Migration } from './migrating/readMigrations.ts';
import type { SystemPool, SystemQueries, SystemTransaction } from './queries.ts';
import { sql } from './sql.ts';

/**
 * Runs the numbered SQL files that this database has not seen, each in a transaction of its own unless it says
 * otherwise, and returns their names. Processes that start together wait for each other. A database may know later ones
 * than this program: it is then the one before, which works on that schema too (behaviour B655). Throws, naming the file,
 * when a file that already ran is missing or was changed, when a number is used twice, and when others hold what it
 * needs locked.
 * @param last the number behind which none is run
 */
export async function migrate(
  write: SystemPool,
  folder = migrationFolder,
  last = Infinity,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await inTurn(write, async (tx) => {
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
    if (await applyMigration(write, migration)) applied.push(migration.name);
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

async function requireUnchanged(tx: SystemTransaction, migrations: Migration[]): Promise<void> {
  const seen = await tx.rows(
    { name: text(), checksum: text() },
    sql`select name, checksum from migration where number <= ${migrations.at(-1)?.number ?? 0} order by number`,
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
