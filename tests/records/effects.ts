import { expect } from 'vitest';
import { product } from '../../resources/entities/product.ts';
import type { Entity } from '../../resources/entity.ts';
import type { Field } from '../../resources/kinds/field.ts';
import { snakeCase } from '../../server/base/database/snakeCase.ts';
import { readFeed } from '../../server/records/feed/readFeed.ts';
import type { ImportApp } from '../setup/importApp.ts';
import { company } from './recordWorld.ts';

type Rows = readonly Record<string, unknown>[];

/** What only the server writes into a product, and follows from the rest. */
const written = Object.entries<Field>(product.fields).flatMap(([name, { kind, readOnly }]) =>
  readOnly || kind === 'derived' ? [name] : [],
);
/** What differs from one write to the next. */
const ofWrite = ['id', 'version', 'position', 'created_at', 'updated_at'];

/** All stored records of an entity, but for what differs from one write to the next. */
export async function recordsStored(
  { database: { write } }: ImportApp,
  { name, key }: Entity,
): Promise<Rows> {
  return write.unsafe<Record<string, unknown>[]>(
    `select to_jsonb(t) - $1::text[] as record from "${snakeCase(name)}" t
     order by ${key.map((field) => `t."${snakeCase(field)}"`).join(', ')}`,
    [ofWrite],
  );
}

/**
 * Everything that the products of the company are and that follows from them, once the search has caught up: their rows,
 * the listing, the codes, the facets, the titles and documents of the search, what they lack. By sids, as ids, times and
 * versions differ from one write to the next.
 */
export async function productsWithAll({ database: { write } }: ImportApp): Promise<Record<string, Rows>> {
  await expect
    .poll(async () => {
      const [{ waiting }] = await write<[{ waiting: number }]>`
        select (select count(*) from search_pending) + (select count(*) from variant_pending)
          + (select count(*) from quality_pending) as waiting`;
      return Number(waiting);
    })
    .toBe(0);
  return {
    products: await write`
      select to_jsonb(p) - ${ofWrite}::text[] as product
      from product p where orga_sid = ${company} order by sid`,
    order: await write`select sid from product where orga_sid = ${company} order by position, id`,
    listing: await write`
      select p.sid, to_jsonb(l) - 'product_id' as listed
      from category_product l join product p on p.id = l.product_id where p.orga_sid = ${company}
      order by p.sid, l.category_sid`,
    codes: await write`
      select p.sid, to_jsonb(c) - 'product_id' as code
      from product_code c join product p on p.id = c.product_id where p.orga_sid = ${company}
      order by p.sid, c.kind, c.code`,
    search: await write`
      select p.sid, s.doc::text from product_search s join product p on p.id = s.product_id
      where p.orga_sid = ${company} order by p.sid`,
    titles: await write`
      select p.sid, to_jsonb(t) - 'product_id' as title
      from product_title t join product p on p.id = t.product_id where p.orga_sid = ${company} order by p.sid`,
    facets: await write`
      select p.sid, v.attribute_id, v.value
      from product_facet f join product p on p.id = f.product_id join facet_value v on v.id = any(f.value_ids)
      where p.orga_sid = ${company} order by 1, 2, 3`,
    counts: await write`select to_jsonb(c) as count from category_count c order by 1`,
    quality: await write`select completeness from orga where sid = ${company}`,
  };
}

/**
 * What was recorded since, of what people write: kinds, values, and versions counted from the last deletion before, without
 * who did it by which call.
 */
export async function changesSince({ database: { write } }: ImportApp, last: number): Promise<Rows> {
  return write`
    select entity, key, kind, before - ${written}::text[] as before, after - ${written}::text[] as after,
      version - coalesce((
        select max(former.version) from change former
        where former.entity = change.entity and former.platform = change.platform and former.key = change.key
          and former.kind = 'deleted' and former.id <= ${last}), 0) as version
    from change where id > ${last} order by key`;
}

export async function lastChange({ database: { write } }: ImportApp): Promise<number> {
  const [{ last }] = await write<[{ last: number }]>`select coalesce(max(id), 0) as last from change`;
  return Number(last);
}

/** Does the feed tell of what was written since it stood at `cursor`? */
export async function isTold({ database: { write } }: ImportApp, cursor: string): Promise<boolean> {
  return (await readFeed(write, cursor)).changes.length > 0;
}
