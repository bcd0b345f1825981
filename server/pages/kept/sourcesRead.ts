import { compile } from '../../base/database/compile.ts';
import type { Sql } from '../../base/database/sql.ts';
import { sourcesOf, type Source } from './sources.ts';
import { tablesOf } from './tablesOf.ts';

/** Statements have a few hundred texts; those with lists of conditions some more. */
const mostTexts = 5_000;
const known = new Map<string, readonly Source[] | undefined>();

/** What tells of changes in the tables that a statement reads; undefined where it reads one that nobody follows. */
export function sourcesRead(statement: Sql): readonly Source[] | undefined {
  const { text } = compile(statement);
  if (known.has(text)) return known.get(text);
  const ofTables = tablesOf(statement).map(sourcesOf);
  const isFollowed = ofTables.every((sources) => sources !== undefined);
  const sources = isFollowed ? [...new Set(ofTables.flatMap((some) => some ?? []))] : undefined;
  if (known.size < mostTexts) known.set(text, sources);
  return sources;
}
