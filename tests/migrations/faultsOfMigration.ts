import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Migration } from '../../server/base/database/migrating/readMigrations.ts';

const run = promisify(execFile);
const squawk = join(import.meta.dirname, '../../node_modules/.bin/squawk');

/** Taste, and what the runner sets itself (`applyMigration.ts`). */
const left = [
  'require-lock-timeout',
  'require-statement-timeout',
  'require-enum-value-ordering',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  'prefer-timestamptz',
];

const finding = z.object({ rule_name: z.string(), line: z.number(), message: z.string() });

/** A line above a statement that touches few rows, and says why it does. */
const fewRows = /--\s*few rows: \S+/;

/**
 * What in a migration would keep others waiting, or break the version before it which goes on beside it (docs/operating.md,
 * "Deployments"): a sentence each. Squawk knows the locks of statements; our own rules are that rows are filled in by jobs, and that what
 * runs outside a transaction can be run again.
 */
export async function faultsOfMigration(
  migration: Pick<Migration, 'name' | 'content' | 'isInTransaction'>,
): Promise<string[]> {
  const statements = statementsOf(migration.content);
  const own = migration.isInTransaction ? backFills(statements) : notRepeatable(statements);
  return [...(await asksSquawk(migration)), ...own].map((fault) => `${migration.name}: ${fault}`);
}

async function asksSquawk({
  name,
  content,
  isInTransaction,
}: Pick<Migration, 'name' | 'content' | 'isInTransaction'>) {
  const options = ['--pg-version=15', '--reporter=json', `--stdin-filepath=${name}`];
  if (isInTransaction) options.push('--assume-in-transaction');
  for (const rule of left) options.push(`--exclude=${rule}`);
  const asked = run(squawk, options);
  asked.child.stdin?.end(content);
  // It ends with 1 where it finds something.
  const { stdout } = await asked.catch((error: { stdout?: string }) => {
    if (!error.stdout) throw error;
    return { stdout: error.stdout };
  });
  const found = z.array(finding).parse(JSON.parse(stdout));
  return found.map(({ rule_name: rule, line, message }) => `line ${line + 1}: ${rule}: ${message}`);
}

/** The statements without what they quote, each with the comments above it. */
function statementsOf(content: string): string[] {
  const bare = content.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '$$$$').replaceAll(/'(?:[^']|'')*'/g, "''");
  return bare.split(/;[ \t]*(?:\n|$)/).map((statement) => statement.trim());
}

function withoutComments(statement: string): string {
  return statement.replaceAll(/--.*$/gm, '').trim();
}

function backFills(statements: readonly string[]): string[] {
  return statements
    .filter((statement) => !fewRows.test(statement))
    .map(withoutComments)
    .filter((bare) => /^(update|delete|merge|with|do|truncate|insert (?!.*\bvalues\b))\b/is.test(bare))
    .map(
      (bare) =>
        `"${bare.split('\n', 1)[0]}": let a job of the worker fill in rows, or say "-- few rows: why".`,
    );
}

function notRepeatable(statements: readonly string[]): string[] {
  const dropped = new Set<string | undefined>();
  const faults: string[] = [];
  for (const bare of statements.map(withoutComments).filter(Boolean)) {
    const [, drops] = /^drop index concurrently if exists (\w+)$/i.exec(bare) ?? [];
    const [, makes] = /^create (?:unique )?index concurrently (\w+)\s/i.exec(bare) ?? [];
    if (drops) dropped.add(drops);
    else if (!makes || !dropped.has(makes))
      faults.push(
        `"${bare.split('\n', 1)[0]}": outside a transaction goes "drop index concurrently if exists x", then "create index concurrently x ...".`,
      );
  }
  return faults;
}
