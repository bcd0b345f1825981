import { unknownCode } from '../../../resources/known.ts';
import { product } from '../../../resources/entities/product.ts';
import type { Scope } from '../../records/access/scope.ts';
import { datasetOf, where } from '../../records/access/where.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Fault } from '../../../resources/fault.ts';
import { unprocessable } from '../../base/problems.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { insertChanges } from '../../records/recordChange.ts';

/**
 * Puts products of a company in front, in the given order; the others keep theirs behind. A place is no content: the
 * versions of the products stay. Throws 422 for products that are not there or named twice.
 */
export async function reorderProducts(
  tx: ScopedTransaction,
  scope: Scope,
  orgaSid: string,
  sids: readonly string[],
): Promise<{ changed: number; unchanged: number }> {
  const rows = await tx.rows(
    fieldsOf(product, 'sid'),
    sql`
      select sid from product p where ${where(scope, 'p')} and p.orga_sid = ${orgaSid}
      order by id for no key update`,
  );
  const faults = faultsOf(sids, new Set(rows.map(({ sid }) => sid)));
  if (faults.length > 0) throw unprocessable(faults);
  const places = sql`
    select ${product.name}::text, array[${orgaSid}, sid], 'changed', version,
      jsonb_build_object('position', former), jsonb_build_object('position', position), null::jsonb
    from moved`;
  const changed = await tx.run(sql`
    with wanted as (
      select sid, place from unnest(${sids}::text[]) with ordinality as each (sid, place)
    ),
    ordered as (
      select p.id, p.position as former,
        row_number() over (order by w.place nulls last, p.position, p.id) as position
      from product p left join wanted w on w.sid = p.sid
      where ${where(scope, 'p')} and p.orga_sid = ${orgaSid}
    ),
    moved as (
      update product p set position = o.position from ordered o
      where p.id = o.id and o.former <> o.position
      returning p.sid, p.version, o.former, o.position
    )
    ${insertChanges(scope.author, datasetOf(scope), places)}`);
  return { changed, unchanged: rows.length - changed };
}

function faultsOf(sids: readonly string[], known: ReadonlySet<string>): Fault[] {
  const seen = new Set<string>();
  return sids.flatMap((sid, index): Fault[] => {
    const path = `productSids.${index}`;
    if (!known.has(sid)) return [{ path, code: unknownCode(product.name), values: { sid } }];
    if (seen.has(sid)) return [{ path, code: 'named-twice', values: { sid } }];
    seen.add(sid);
    return [];
  });
}
