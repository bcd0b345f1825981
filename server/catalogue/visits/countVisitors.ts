import { createHmac, randomBytes } from 'node:crypto';
import { mostProductsOfVisitor } from '../../../resources/limits.ts';
import { bytes } from '../../base/database/column.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { visitorAddress } from './visitorAddress.ts';
import type { Visits } from './Visits.ts';

/**
 * Adds to the days of products who opened or chose them, each visitor once, and each for so many products of a day as
 * count (behaviour B150). All processes hash with the one salt of the day. What comes in when the next day has begun
 * elsewhere counts for nobody: that salt is gone.
 */
export async function countVisitors(tx: SystemTransaction, visits: readonly Visits[]): Promise<void> {
  const salts = new Map<string, Buffer>();
  for (const day of new Set(visits.flatMap(({ day: one, visitors }) => (visitors.size > 0 ? [one] : [])))) {
    const salt = await saltOf(tx, day);
    if (salt) salts.set(day, salt);
  }
  const visitors = visits.flatMap((visit) => {
    const salt = salts.get(visit.day);
    return salt ? [...visit.visitors].map((ip) => ({ ...visit, salt, visitor: hashOf(salt, ip) })) : [];
  });
  if (visitors.length === 0) return;
  const seen = sql`
    select distinct v.day, decode(v.visitor, 'hex') as visitor, p.id as product_id,
      sha256(decode(v.salt || v.visitor, 'hex') || convert_to(p.id::text, 'UTF8')) as mark
    from unnest(
      ${visitors.map(({ dataset }) => dataset)}::text[], ${visitors.map(({ orgaSid }) => orgaSid)}::text[],
      ${visitors.map(({ productSid }) => productSid)}::text[], ${visitors.map(({ day }) => day)}::text[]::date[],
      ${visitors.map(({ salt }) => salt.toString('hex'))}::text[], ${visitors.map(({ visitor }) => visitor)}::text[])
      as v (platform, orga_sid, product_sid, day, salt, visitor)
    join product p on p.platform = v.platform and p.orga_sid = v.orga_sid and p.sid = v.product_sid`;
  // First, and in one order: whoever counts for the same visitor waits here, and then sees what was counted.
  await tx.run(sql`
    insert into visitor as known (day, visitor)
    select distinct day, visitor from (${seen}) s order by day, visitor
    on conflict (day, visitor) do update set products = known.products`);
  await tx.run(sql`
    with fresh as (
      select s.day, s.visitor, s.product_id, s.mark,
        known.products + row_number() over (partition by s.day, s.visitor order by s.product_id) as place
      from (${seen}) s
      join visitor known on known.day = s.day and known.visitor = s.visitor
      where not exists (select from visitor_mark m where m.day = s.day and m.mark = s.mark)
    ),
    counted as (select day, visitor, product_id, mark from fresh where place <= ${mostProductsOfVisitor}),
    marked as (insert into visitor_mark (day, mark) select day, mark from counted),
    taken as (
      update visitor known set products = known.products + more.products
      from (select day, visitor, count(*) as products from counted group by day, visitor) more
      where known.day = more.day and known.visitor = more.visitor
    )
    insert into product_statistic as s (product_id, day, visitors)
    select product_id, day, count(*) from counted group by product_id, day order by product_id, day
    on conflict (product_id, day) do update set visitors = s.visitors + excluded.visitors`);
}

/** The salt of a day, made by whoever asks first, who throws those of days before away; undefined for a day that is over. */
async function saltOf(tx: SystemTransaction, day: string): Promise<Buffer | undefined> {
  const made = await tx.run(sql`
    insert into visitor_salt (day, salt)
    select ${day}::text::date, ${randomBytes(32)}::bytea
    where not exists (select from visitor_salt where day >= ${day}::text::date)
    on conflict (day) do nothing`);
  if (made > 0) await forgetVisitors(tx, day);
  const kept = await tx.first(
    { salt: bytes },
    sql`select salt from visitor_salt where day = ${day}::text::date`,
  );
  return kept?.salt;
}

/** Throws away what tells the visitors of days before that one from each other. */
export async function forgetVisitors(tx: SystemTransaction, day: string): Promise<void> {
  await tx.run(sql`delete from visitor_salt where day < ${day}::text::date`);
  await tx.run(sql`delete from visitor where day < ${day}::text::date`);
  await tx.run(sql`delete from visitor_mark where day < ${day}::text::date`);
}

function hashOf(salt: Buffer, ip: string): string {
  return createHmac('sha256', salt).update(visitorAddress(ip)).digest('hex');
}
