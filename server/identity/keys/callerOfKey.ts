import { z } from 'zod';
import type { Caller, KeyBounds } from '../../../resources/access/rule.ts';
import { rightsOfKey } from '../../../resources/access/rightsOfKey.ts';
import type { KeyScope } from '../../../resources/platform/keyScopes.ts';
import { platform, type DatasetKey } from '../../../resources/platform/platforms.ts';
import { json, text, texts } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { identifier, sql } from '../../base/database/sql.ts';
import { closedDatasets, openDatasets } from '../openDatasets.ts';
import { grantedRights, rightsQuery, storedRight } from '../rightsOfUser.ts';

const stored = {
  dataset: text<DatasetKey>(),
  orgaSid: text(),
  companies: texts(),
  scopes: texts<KeyScope>(),
  maker: text(),
  held: json(z.array(storedRight)),
  closed: texts<DatasetKey>(),
};

const beginning = 'key:';

/** The account under which a key acts: its own, never that of its maker. */
export function subOfKey(sid: string): string {
  return `${beginning}${sid}`;
}

/** The key that acts under an account; undefined for those of people. */
export function keyOfSub(sub: string): string | undefined {
  return sub.startsWith(beginning) ? sub.slice(beginning.length) : undefined;
}

/**
 * A key as a caller with the rights of this moment (behaviour B546); without any once it has ended or was revoked.
 * @param narrowed what a token for it was narrowed to
 */
export async function callerOfKey(
  db: SystemQueries,
  sid: string,
  narrowed?: readonly KeyScope[],
): Promise<Extract<Caller, { kind: 'user' }>> {
  const key = await db.first(
    stored,
    sql`
      select k.platform as dataset, k.orga_sid as "orgaSid", k.companies, k.scopes, k.maker,
        (select coalesce(json_agg(granted), '[]') from (${rightsQuery(identifier('k.maker'), undefined)}) granted) as held,
        array(${closedDatasets()}) as closed
      from access_key k where k.sid = ${sid} and (k.until is null or k.until >= today_in_zurich())`,
  );
  const sub = subOfKey(sid);
  if (!key) return { kind: 'user', sub, rights: [], key: { scopes: [], dataset: 'CH' } };
  const { dataset, orgaSid, companies, maker } = key;
  const its = orgaSid ? [orgaSid, ...companies] : [];
  const held: Caller = { kind: 'user', sub: maker, rights: grantedRights(key.held) };
  const bounds: KeyBounds = {
    dataset,
    scopes: narrowed ? key.scopes.filter((scope) => narrowed.includes(scope)) : key.scopes,
  };
  const rights = rightsOfKey(held, its, platform(dataset).country);
  return { kind: 'user', sub, rights, key: bounds, openDatasets: openDatasets(key.closed) };
}
