import {
  mediaStates,
  type MediaDelivery,
  type MediaItemShown,
  type MediaState,
} from '../../../../resources/calls/media.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import type { Platform } from '../../../../resources/platform/platforms.ts';
import { integer, nullable, text } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql, type Sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { where } from '../../../records/access/where.ts';
import {
  delivery,
  deliveryColumns,
  itemColumns,
  reasonValues,
  storedItem,
  type DeliveryRow,
} from './deliveryRow.ts';
import { reasonText } from './reasonText.ts';

const idForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A delivery within the scope; undefined where there is none. */
export async function readDelivery(
  db: ScopedQueries,
  scope: Scope,
  id: string,
): Promise<DeliveryRow | undefined> {
  if (!idForm.test(id)) return undefined;
  return db.first(
    delivery,
    sql`select ${deliveryColumns} from media_delivery d where ${where(scope, 'd')} and d.id = ${id}`,
  );
}

/** The deliveries of a company within the scope, newest first. */
export async function listDeliveries(
  db: ScopedQueries,
  scope: Scope,
  orgaSid: string,
  [first, last]: readonly [number, number],
): Promise<DeliveryRow[]> {
  return db.rows(
    delivery,
    sql`
      select ${deliveryColumns} from media_delivery d where ${where(scope, 'd')} and d.orga_sid = ${orgaSid}
      order by d.created_at desc, d.id limit ${last - first + 1} offset ${first}`,
  );
}

/** What a stored picture has come to: with its variants it is ready. */
const stateNow = sql`
  case when i.state = 'stored' and (i.kind = 'document' or f.variants_made_at is not null) then 'ready' else i.state end`;
const withFile = sql`media_item i left join image_file f on i.state = 'stored' and f.hash = i.hash`;

/** A delivery with how many of it are in each state. */
export async function describeDelivery(
  db: ScopedQueries,
  scope: Scope,
  { id, orgaSid, state, origin, fileName, createdAt }: DeliveryRow,
): Promise<MediaDelivery> {
  const counted = await db.rows(
    { state: text<MediaState>(), count: integer },
    sql`
      select ${stateNow} as state, count(*) as count from ${withFile}
      where ${where(scope, 'i')} and i.delivery = ${id} group by 1`,
  );
  const { products } = await db.one(
    { products: integer },
    sql`
      select count(distinct i.product_sid) as products from media_item i
      where ${where(scope, 'i')} and i.delivery = ${id} and i.state in ('proposed', 'waiting', 'fetched', 'stored')`,
  );
  const counts = new Map(counted.map((each) => [each.state, each.count]));
  const countOf = (name: MediaState) => counts.get(name) ?? 0;
  return {
    id,
    orgaSid,
    state,
    origin,
    fileName,
    createdAt: createdAt.toISOString(),
    counts: {
      proposed: countOf('proposed'),
      unmatched: countOf('unmatched'),
      double: countOf('double'),
      left: countOf('left'),
      waiting: countOf('waiting'),
      fetched: countOf('fetched'),
      stored: countOf('stored'),
      ready: countOf('ready'),
      failed: countOf('failed'),
      stopped: countOf('stopped'),
    },
    products,
  };
}

const shown = {
  ...storedItem,
  matchedBy: nullable(text()),
  matchedValue: nullable(text()),
  reason: nullable(text()),
  values: reasonValues,
};

interface Asked {
  state: MediaState | undefined;
  range: readonly [number, number];
  platform: Platform;
  language: Language;
}

/** One page of what came with a delivery, and how many there are; what needs somebody first. */
export async function readItems(
  db: ScopedQueries,
  scope: Scope,
  id: string,
  { state, range: [first, last], platform, language }: Asked,
): Promise<{ items: MediaItemShown[]; itemCount: number }> {
  const which: Sql<true> = sql`
    ${where(scope, 'i')} and i.delivery = ${id} and (${state ?? null}::text is null or ${stateNow} = ${state ?? null}::text)`;
  const { itemCount } = await db.one(
    { itemCount: integer },
    sql`select count(*) as "itemCount" from ${withFile} where ${which}`,
  );
  const rows = await db.rows(
    shown,
    sql`
      select ${itemColumns}, ${stateNow} as state, i.matched_by as "matchedBy", i.matched_value as "matchedValue", i.reason,
        i."values"
      from ${withFile} where ${which}
      order by array_position(${urgency}::text[], i.state), i.id limit ${last - first + 1} offset ${first}`,
  );
  const items = rows.map(({ upload: _, language: __, attempts: ___, reason, values, ...row }) => ({
    ...row,
    reason,
    message: reason && reasonText(language, platform.group, reason, values),
  }));
  return { items, itemCount };
}

const urgency: readonly MediaState[] = ['failed', 'unmatched', 'double', ...mediaStates];
