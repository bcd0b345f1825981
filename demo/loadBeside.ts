import { platform as platformByKey, type DatasetKey } from '../resources/platform/platforms.ts';
import type { SystemTransaction } from '../server/base/database/queries.ts';
import { sql } from '../server/base/database/sql.ts';
import { typicalPrices } from './typicalPrices.ts';

/** Products of a manufacturer on which a retailer gives its terms, and products that name accessories. */
const mostOffers = 30;
const mostNaming = 60;
const mostAccessories = 4;

/** What is bought together: the category of a product, and that of its accessories. */
const boughtTogether = [
  ['haustueren', 'schliesszylinder'],
  ['innentueren', 'tuerdruecker'],
  ['brandschutztueren', 'tuerschliesser'],
  ['dachziegel', 'unterdachbahnen'],
  ['bitumenbahnen', 'lichtkuppeln'],
  ['waschtische', 'waschtischarmaturen'],
  ['gipskartonplatten', 'staenderprofile'],
  ['gipsfaserplatten', 'staenderprofile'],
  ['pufferspeicher', 'wassererwaermer'],
  ['gleise', 'bahnschwellen'],
] as const;

/**
 * What retailers ask for the products they carry, and which products go together. Products of a category differ in price by up to
 * a third, retailers of one product by a few per cent; prices end on five centimes.
 */
export async function loadBeside(tx: SystemTransaction, platform: DatasetKey): Promise<void> {
  const currency = platformByKey(platform).region === 'CH' ? 'CHF' : 'EUR';
  await tx.run(sql`
    insert into retailer_data
      (platform, orga_sid, manufacturer_sid, product_sid, article_number, link, price, stock, checked_on)
    select c.platform, c.orga_sid, c.connected_sid, p.sid, upper(left(c.orga_sid, 2)) || '-' || 10000 + p.position,
      'https://www.' || c.orga_sid || '.example/artikel/' || p.sid,
      jsonb_build_object(
        'amount', round(round(typical.amount * (100 + p.position * 7 % 34) * (97 + length(c.orga_sid) * 5 % 9) / 500) / 20, 2),
        'currency', ${currency}::text),
      (array['inStock', 'inStock', 'onOrder', 'notAvailable'])[1 + (p.position + length(c.orga_sid)) % 4],
      date '2026-10-01' + (p.position % 30)::int
    from orga_connection c
    join lateral (
      select sid, position, main_category from product
      where platform = c.platform and orga_sid = c.connected_sid
      order by popularity desc, id limit ${mostOffers}
    ) p on true
    join unnest(${typicalPrices.leaves}::text[], ${typicalPrices.amounts}::numeric[]) as typical (leaf, amount)
      on typical.leaf = p.main_category
    where c.platform = ${platform} and c.role = 'manufacturer'`);
  await tx.run(sql`
    insert into product_relation (platform, orga_sid, product_sid, kind, related_orga_sid, related_sid, "position")
    select ${platform}, p.orga_sid, p.sid, 'accessory', a.orga_sid, a.sid, a.place
    from unnest(${boughtTogether.map(([main]) => main)}::text[], ${boughtTogether.map(([, with_]) => with_)}::text[])
      as pair (main, accessory)
    join lateral (
      select orga_sid, sid from product where platform = ${platform} and main_category = pair.main
      order by popularity desc, id limit ${mostNaming}
    ) p on true
    join lateral (
      select orga_sid, sid, row_number() over (order by popularity desc, id) as place
      from product where platform = ${platform} and main_category = pair.accessory
      order by popularity desc, id limit ${mostAccessories}
    ) a on true`);
}
