import { rightsOfKey } from '../../../resources/access/rightsOfKey.ts';
import type { AccessKey } from '../../../resources/calls/key.ts';
import type { KeyScope } from '../../../resources/platform/keyScopes.ts';
import { keys } from '../../../resources/limits.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { day, nullable, text, texts, time, yesNo, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { nothing, sql } from '../../base/database/sql.ts';
import { callerNow } from '../../identity/callerNow.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';

const stored = {
  sid: text(),
  name: text(),
  orgaSid: text(),
  companies: texts(),
  names: texts<string>(),
  scopes: texts<KeyScope>(),
  until: nullable(day),
  hasEnded: yesNo,
  maker: text(),
  makerName: nullable(text()),
  madeAt: time,
  usedAt: nullable(time),
  formerUntil: nullable(time),
};

/** The keys within the scope, the newest first: of a company that keeps them, or the one of that sid. */
export async function readKeys(
  db: ScopedQueries,
  scope: Scope,
  { orgaSid, sid }: { orgaSid?: string | undefined; sid?: string } = {},
): Promise<AccessKey[]> {
  const rows = await db.rows(
    stored,
    sql`
      select k.sid, k.name, k.orga_sid as "orgaSid", k.companies, k.scopes, k.until, k.maker,
        coalesce(k.until < today_in_zurich(), false) as "hasEnded",
        array(
          select coalesce((select o.name from orga o where o.platform = k.platform and o.sid = its.sid), '')
          from unnest(k.orga_sid || k.companies) with ordinality its (sid, place) order by its.place) as names,
        (select u.username from known_user u where u.sub = k.maker) as "makerName",
        k.created_at as "madeAt", (select u.at from access_key_use u where u.key_id = k.id) as "usedAt",
        (select max(s.until) from access_key_secret s where s.key_id = k.id and s.until > now()) as "formerUntil"
      from access_key k
      where ${where(scope, 'k')}
        ${orgaSid === undefined ? nothing : sql`and k.orga_sid = ${orgaSid}`}
        ${sid === undefined ? nothing : sql`and k.sid = ${sid}`}
      order by k.id desc limit ${keys.mostShown}`,
  );
  const subs = [...new Set(rows.map(({ maker }) => maker))];
  const makers = new Map(
    await Promise.all(subs.map(async (sub) => [sub, await callerNow(asSystem(db), { sub })] as const)),
  );
  return rows.map((row) => {
    const maker = makers.get(row.maker) ?? { kind: 'anonymous' };
    const isPowerless = rightsOfKey(maker, companiesOf(row), scope.platform.country).length === 0;
    return asShown(row, isPowerless);
  });
}

/** Whom a key acts for, by their sids; none for the whole platform. */
export function companiesOf({
  orgaSid,
  companies,
}: {
  orgaSid: string;
  companies: readonly string[];
}): string[] {
  return orgaSid ? [orgaSid, ...companies] : [];
}

function asShown(row: Row<typeof stored>, isPowerless: boolean): AccessKey {
  const { sid, name, scopes, until, hasEnded, makerName, madeAt, usedAt, formerUntil, names } = row;
  return {
    sid,
    name,
    companies: companiesOf(row).map((one, index) => ({ sid: one, name: names[index] || null })),
    scopes,
    until,
    hasEnded,
    maker: makerName,
    isPowerless,
    madeAt: madeAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    formerUntil: formerUntil?.toISOString() ?? null,
  };
}
