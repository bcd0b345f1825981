import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sql } from '../../server/base/database/sql.ts';
import { keyOf } from './keyOf.ts';

const seen = new WeakSet<readonly string[]>();
const taken = new Set<string>();

/** Keeps in mind that a server took this statement with all its parts. */
export function noteTaken({ strings, values }: Sql): void {
  for (const value of values) if (value instanceof Sql) noteTaken(value);
  if (seen.has(strings)) return;
  seen.add(strings);
  taken.add(keyOf(strings));
}

/** Leaves them for `tests/statements/check.ts`, one a line. */
export function writeTaken(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.txt`), [...taken].join('\n'));
}
