import { createHash } from 'node:crypto';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { compile } from '../../base/database/compile.ts';
import type { Sql } from '../../base/database/sql.ts';

/** Texts of statements by their sums, the same in each process: most are longer than all else in a key. */
const sums = new Map<string, string>();
const mostTexts = 5_000;

/**
 * Under what the answer of a statement is kept. Of the platform, because what a statement that names none reads is told for
 * that of the page.
 */
export function keyOfStatement(platform: DatasetKey, statement: Sql): string {
  const { text, parameters } = compile(statement);
  return `${platform} ${JSON.stringify(parameters)} ${sumOf(text)}`;
}

function sumOf(text: string): string {
  const known = sums.get(text);
  if (known !== undefined) return known;
  const sum = createHash('sha256').update(text).digest('base64url');
  if (sums.size < mostTexts) sums.set(text, sum);
  return sum;
}
