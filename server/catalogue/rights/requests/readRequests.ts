import { z } from 'zod';
import { canGiveRight } from '../../../../resources/access/canGiveRight.ts';
import { isCompanyRight } from '../../../../resources/access/isCompanyRight.ts';
import { rightsSeen } from '../../../../resources/access/rightsSeen.ts';
import type { Caller } from '../../../../resources/access/rule.ts';
import type { OwnRequest, WaitingRequest } from '../../../../resources/calls/accessRequest.ts';
import { accessRequests as limits } from '../../../../resources/limits.ts';
import type { Country } from '../../../../resources/platform/platforms.ts';
import { integer, nullable, text, time, type Row } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql, type Sql } from '../../../base/database/sql.ts';

const asked = {
  id: text(),
  at: time,
  right: text<OwnRequest['right']>(),
  company: nullable(text()),
  state: text<OwnRequest['state']>(),
  reason: nullable(text()),
};

/** What an account asked for, the newest first. */
export async function ownRequests(db: SystemQueries, sub: string): Promise<OwnRequest[]> {
  const rows = await db.rows(
    asked,
    sql`
      select id::text as id, asked_at as at, "right", company, state, reason
      from access_request where sub = ${sub} order by asked_at desc limit ${limits.mostADay}`,
  );
  return rows.map(({ at, company, reason, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    ...(company !== null && { company }),
    ...(reason !== null && { reason }),
  }));
}

const waiting = {
  id: text(),
  at: time,
  sub: text(),
  username: nullable(text()),
  email: nullable(text()),
  right: text<WaitingRequest['right']>(),
  orgaSid: nullable(text()),
  orgaName: nullable(text()),
  company: nullable(text()),
  country: text<Country>(),
  wish: text(),
  language: text(),
  platform: text(),
};

export type WaitingRow = Row<typeof waiting>;

/**
 * Who waits for an answer of this caller, and how many do. Nobody answers their own request.
 * @param among a condition on rows of `q`, for some of them alone
 */
export async function waitingRequests(
  db: SystemQueries,
  caller: Caller,
  among = sql`true`,
): Promise<{ items: WaitingRequest[]; total: number }> {
  const ofThem = sql`${openTo(caller)} and ${among}`;
  const rows = await db.rows(
    waiting,
    sql`${selectWaiting} where ${ofThem} order by q.asked_at limit ${limits.mostShown}`,
  );
  const { total } = await db.one(
    { total: integer },
    sql`select count(*) as total from access_request q where ${ofThem}`,
  );
  return { items: rows.map((row) => asShown(row, caller)), total };
}

/** One of them, locked until it is answered; undefined where it is none of the caller's. */
export async function waitingRequest(
  db: SystemQueries,
  caller: Caller,
  id: string,
): Promise<WaitingRow | undefined> {
  return db.first(
    waiting,
    sql`${selectWaiting} where q.id = ${uuidOf(id)}::uuid and ${openTo(caller)} for update of q`,
  );
}

const selectWaiting = sql`
  select q.id::text as id, q.asked_at as at, q.sub, k.username, k.email, q."right", q.orga_sid as "orgaSid",
    q.company, q.country, q.wish, q.language, q.platform,
    (
      select o.name from orga o
      where o.sid = q.orga_sid and o.platform in (q.country, q.country || '_DEMO') order by o.platform limit 1
    ) as "orgaName"
  from access_request q left join known_user k on k.sub = q.sub`;

/** No request is called otherwise; PostgreSQL does not compare what is no uuid with one. */
function uuidOf(id: string): string | null {
  return z.uuid().safeParse(id).success ? id : null;
}

/** Was this request the caller's to answer, and has somebody done so? */
export async function isAnswered(db: SystemQueries, caller: Caller, id: string): Promise<boolean> {
  return db.has(sql`
    select from access_request q where q.id = ${uuidOf(id)}::uuid and q.state <> 'open' and ${answeredBy(caller)}`);
}

function openTo(caller: Caller): Sql {
  return sql`q.state = 'open' and ${answeredBy(caller)}`;
}

/** Whoever gives rights for one company answers what is asked for it; all else is for whoever gives those of all. */
function answeredBy(caller: Caller): Sql {
  const seen = rightsSeen(caller);
  const sub = caller.kind === 'user' ? caller.sub : '';
  const own =
    seen === 'all'
      ? sql`true`
      : sql`(q.country, q.orga_sid) in (
          select * from unnest(
            ${seen.map(({ country }) => country)}::text[], ${seen.map(({ sid }) => sid)}::text[]))`;
  return sql`q.sub <> ${sub} and ${own}`;
}

function asShown(row: WaitingRow, caller: Caller): WaitingRequest {
  const { id, at, sub, username, email, right, orgaSid, orgaName, company, country, wish } = row;
  const orgaCountry = orgaSid !== null && orgaName !== null ? { sid: orgaSid, country } : undefined;
  const isComplete = !isCompanyRight(right) || orgaCountry !== undefined;
  return {
    id,
    at: at.toISOString(),
    person: { sub, username, email },
    right,
    ...(orgaCountry && { orgaCountry }),
    ...(orgaName !== null && { orgaName }),
    ...(company !== null && { company }),
    country,
    wish,
    canGive: isComplete && canGiveRight(caller, orgaCountry ? { right, orgaCountry } : { right }),
  };
}
