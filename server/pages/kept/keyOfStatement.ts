import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { compile } from '../../base/database/compile.ts';
import type { Sql } from '../../base/database/sql.ts';

/**
 * Under what the answer of a statement is kept. Of the platform, because what a statement that names none reads is told for
 * that of the page.
 */
export function keyOfStatement(platform: DatasetKey, statement: Sql): string {
  const { text, parameters } = compile(statement);
  return `${platform} ${JSON.stringify(parameters)} ${text}`;
}
