import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { compile } from '../../base/database/compile.ts';
import type { Sql } from '../../base/database/sql.ts';

/** Texts of statements by a number: most are longer than all else in a key. */
const numbers = new Map<string, number>();
const mostTexts = 5_000;

/**
 * Under what the answer of a statement is kept. Of the platform, because what a statement that names none reads is told for
 * that of the page.
 */
export function keyOfStatement(platform: DatasetKey, statement: Sql): string {
  const { text, parameters } = compile(statement);
  return `${platform} ${JSON.stringify(parameters)} ${numberOf(text) ?? text}`;
}

function numberOf(text: string): number | undefined {
  const known = numbers.get(text);
  if (known !== undefined || numbers.size >= mostTexts) return known;
  numbers.set(text, numbers.size);
  return numbers.get(text);
}
