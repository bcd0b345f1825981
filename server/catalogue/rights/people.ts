import { person, type Person } from '../../../resources/calls/userRight.ts';
import type { rightsSeen } from '../../../resources/access/rightsSeen.ts';
import type { GrantedRight } from '../../../resources/platform/grantedRight.ts';
import { features, type Right } from '../../../resources/platform/rights.ts';
import { integer, json, nullable, text as words } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { nothing, sql, type Sql } from '../../base/database/sql.ts';

type Seen = ReturnType<typeof rightsSeen>;

interface Page {
  page: number;
  size: number;
  text?: string | undefined;
  right?: Right | undefined;
  /** Only who has a right that ends within so many days. */
  endsWithin?: number | undefined;
  /** Only who may edit this company there. */
  orgaCountry?: GrantedRight['orgaCountry'] | undefined;
}

/**
 * One page of people by a part of their user name or e-mail: everybody known, also without rights. Who gives
 * rights for some companies only sees those who have rights there, and of their rights only these.
 */
export async function searchPeople(
  db: SystemQueries,
  seen: Seen,
  { page, size, text = '', right, endsWithin, orgaCountry }: Page,
): Promise<{ items: Person[]; total: number }> {
  const condition = sql`
    (strpos(lower(p.username), lower(${text})) > 0 or strpos(lower(p.email), lower(${text})) > 0
      or p.sub = ${text} or ${text} = '')
    and (${seen === 'all'} or exists (select ${rightsOf(seen)}))
    ${right ? sql`and exists (select ${rightsOf(seen)} and ${counts} and r."right" = ${right})` : nothing}
    ${endsWithin === undefined ? nothing : sql`and exists (select ${rightsOf(seen)} and ${counts} and r.until <= today_in_zurich() + ${endsWithin}::integer)`}
    ${orgaCountry ? sql`and exists (select ${rightsOf(seen)} and ${counts} and ${opensOrga(orgaCountry)})` : nothing}`;
  const items = await db.rows(
    shown,
    sql`
    ${known}
    select p.sub, p.username, p.email, ${rightsAsJson(seen)} as rights
    from person p where ${condition}
    order by lower(coalesce(p.email, p.username, p.sub)), p.sub limit ${size} offset ${page * size}`,
  );
  const { total } = await db.one(
    { total: integer },
    sql`${known} select count(*) as total from person p where ${condition}`,
  );
  return { items, total };
}

/** Somebody by sub, with the rights that the giver sees; nobody has none, which tells nobody who exists. */
export async function readPerson(db: SystemQueries, seen: Seen, sub: string): Promise<Person> {
  const person = await db.first(
    shown,
    sql`${known} select p.sub, p.username, p.email, ${rightsAsJson(seen)} as rights from person p where p.sub = ${sub}`,
  );
  const unknown = { sub, username: null, email: null, rights: [] };
  return person && (seen === 'all' || person.rights.length > 0) ? person : unknown;
}

const shown = {
  sub: nullable(words()),
  username: nullable(words()),
  email: nullable(words()),
  rights: json(person.shape.rights),
};

/** Accounts of our own provider, whoever signed in elsewhere, and addresses that rights wait for. */
const known = sql`
    with account as (
      select sub, max(username) as username, max(email) as email
      from (
        select sub::text, username, case when email_verified then email end as email from idp.app_user
        union all
        select sub, username, email from known_user where sub not like 'key:%'
        union all
        select sub, null, email from user_right where sub is not null
      ) named
      group by sub
    ),
    person as (
      select sub, username, email from account
      union all
      select null, null, lower(r.email) from user_right r
      where r.sub is null and not exists (select from account a where lower(a.email) = lower(r.email))
      group by lower(r.email)
    )`;

function rightsOf(seen: Seen): Sql {
  const bound =
    seen === 'all'
      ? nothing
      : sql`and r.orga_country = any(${seen.map((one) => JSON.stringify(one))}::text[]::jsonb[])`;
  return sql`
    from user_right r
    where (r.sub = p.sub or (r.sub is null and lower(r.email) = lower(p.email))) ${bound}`;
}

/** Has the last day of the right `r` not passed (behaviour B505)? */
const counts = sql`(r.until is null or r.until >= today_in_zurich())`;

/** Does the right `r` open this company and its products (behaviour B37, B38)? */
function opensOrga(orgaCountry: NonNullable<GrantedRight['orgaCountry']>): Sql {
  return sql`
    (r."right" = 'ADMIN' and r.orga_country is null
      or r."right" = any(${features.companies.rights}::text[])
        and (r.orga_country is null or r.orga_country = ${JSON.stringify(orgaCountry)}::text::jsonb))`;
}

function rightsAsJson(seen: Seen): Sql {
  return sql`(
    select coalesce(jsonb_agg(
      jsonb_strip_nulls(jsonb_build_object(
        'id', r.sid, 'right', r."right", 'orgaCountry', r.orga_country, 'version', r.version,
        'until', r.until, 'note', r.note, 'hasEnded', case when not ${counts} then true end,
        'invitedAt', (select i.sent_at from right_invitation i where i.right_sid = r.sid),
        'orgaName', (
          select o.name from orga o
          where o.sid = r.orga_country->>'sid'
            and o.platform in (r.orga_country->>'country', (r.orga_country->>'country') || '_DEMO')
          order by o.platform limit 1)))
      order by r.id), '[]')
    ${rightsOf(seen)})`;
}
