import { z } from 'zod';
import type { LibraryItem } from '../../../resources/calls/library.ts';
import { integer, json, nullable, text, time, yesNo } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { ofPlatform } from '../../records/access/where.ts';
import type { Scope } from '../../records/access/scope.ts';
import { usedUploads } from './usedUploads.ts';

const mostUses = 5;

const listed = {
  kind: text<LibraryItem['kind']>(),
  hash: text(),
  width: nullable(integer),
  height: nullable(integer),
  bytes: nullable(integer),
  createdAt: time,
  isReady: yesNo,
  useCount: integer,
  uses: json(z.array(z.strictObject({ entity: z.string(), key: z.array(z.string()) }))),
  total: integer,
};

interface Asked {
  orgaSid: string;
  /** Only what nothing of the company shows or names. */
  unused: boolean;
  range: readonly [number, number];
}

/** The pictures and documents of a company, newest first, with the records of the company that show or name each. */
export async function listLibrary(
  db: ScopedQueries,
  scope: Scope,
  { orgaSid, unused, range: [first, last] }: Asked,
): Promise<{ items: LibraryItem[]; total: number }> {
  const rows = await db.rows(
    listed,
    sql`
      with shown as materialized (${usedUploads(scope, orgaSid)}),
      used as (select distinct of, hash from shown),
      upload as (
        select i.kind, i.hash, i.width, i.height, f.bytes, i.created_at, f.variants_made_at is not null as is_ready, i.id
        from image i join image_file f on f.hash = i.hash
        where ${ofPlatform(scope, 'i')} and i.orga_sid = ${orgaSid}
        union all
        select 'document', d.hash, null, null, d.bytes, d.created_at, true, d.id
        from file d where ${ofPlatform(scope, 'd')} and d.orga_sid = ${orgaSid}
      )
      select u.kind, u.hash, u.width, u.height, u.bytes, u.created_at as "createdAt", u.is_ready as "isReady",
        by.count as "useCount", coalesce(by.uses, '[]') as uses, u.total
      from (
        select u.*, count(*) over () as total from upload u
        where not ${unused} or not exists (
          select from used where used.hash = u.hash and used.of in (u.kind, ''))
        order by u.created_at desc, u.id desc limit ${last - first + 1} offset ${first}
      ) u
      cross join lateral (
        select count(*) as count,
          (jsonb_agg(jsonb_build_object('entity', s.entity, 'key', s.key) order by s.entity, s.key)
            filter (where s.place <= ${mostUses})) as uses
        from (
          select entity, key, row_number() over (order by entity, key) as place from shown
          where shown.hash = u.hash and shown.of in (u.kind, '')
        ) s
      ) by
      order by u.created_at desc, u.id desc`,
  );
  const items = rows.map(({ total: _, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}
