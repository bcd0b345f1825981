import { createHash } from 'node:crypto';
import { ownLists, type OwnList } from '../../../resources/calls/ownLists.ts';
import { integer, json } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { json as asJson, sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { datasetOf, ofPlatform } from '../../records/access/where.ts';

const kept = { lists: json(ownLists), version: integer };

/** The lists that an account keeps on the platform of a scope, and the version by which a browser says that it has seen them. */
export async function readOwnLists(
  db: ScopedQueries,
  scope: Scope,
  sub: string,
): Promise<{ owner: string; version: number; lists: OwnList[] }> {
  const found = await db.first(
    kept,
    sql`select o.lists, o.version from own_lists o where ${ofPlatform(scope, 'o')} and o.sub = ${sub}`,
  );
  return { owner: ownerOf(sub), ...(found ?? { version: 0, lists: [] }) };
}

/**
 * Keeps these in place of all; undefined where the account has others by now than those of that version. Sent again, as the
 * answer was lost, they are there already.
 */
export async function writeOwnLists(
  db: ScopedQueries,
  scope: Scope,
  sub: string,
  { version, lists }: { version: number; lists: readonly OwnList[] },
): Promise<number | undefined> {
  const written = await db.first(
    { version: integer },
    version === 0
      ? sql`
        insert into own_lists (platform, sub, lists, version) values (${datasetOf(scope)}, ${sub}, ${asJson(lists)}, 1)
        on conflict do nothing returning version`
      : sql`
        update own_lists o set lists = ${asJson(lists)}, version = o.version + 1, changed_at = now()
        where ${ofPlatform(scope, 'o')} and o.sub = ${sub} and o.version = ${version}
        returning o.version`,
  );
  if (written) return written.version;
  const there = await db.first(
    { version: integer },
    sql`
      select o.version from own_lists o
      where ${ofPlatform(scope, 'o')} and o.sub = ${sub} and o.version = ${version + 1} and o.lists = ${asJson(lists)}`,
  );
  return there?.version;
}

/** Tells a browser whether somebody else has signed in since, without saying who. */
function ownerOf(sub: string): string {
  return createHash('sha256').update(`own lists ${sub}`).digest('hex').slice(0, 16);
}
