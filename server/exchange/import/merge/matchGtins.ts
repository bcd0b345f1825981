import { yesNo } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, sql } from '../../../base/database/sql.ts';

/** Has rows that are numbered by their GTINs alone mean the one product of the company that has such a GTIN already (behaviour B616). */
export async function matchGtins(tx: SystemTransaction, table: string): Promise<void> {
  const found = await tx.first(
    { isAny: yesNo },
    sql`select exists (select from ${identifier(table)} s where s.is_number_made and s.sid is null) as "isAny"`,
  );
  if (!found?.isAny) return;
  await tx.run(sql`
    insert into import_match (number, product_id)
    select s.number, min(had.id)
    from ${identifier(table)} s
    cross join lateral unnest(s.gtins) as said (gtin)
    join (
      select p.id, had.gtin from import_own own join product p on p.id = own.id cross join lateral unnest(p.gtins) as had (gtin)
    ) had on had.gtin = said.gtin
    where s.is_number_made and s.sid is null and not exists (select from import_match m where m.number = s.number)
    group by s.number having count(distinct had.id) = 1`);
}
