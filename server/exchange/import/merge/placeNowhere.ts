import { withoutCategory, withoutCategoryName } from '../../../../resources/exchange/withoutCategory.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, json, sql } from '../../../base/database/sql.ts';
import type { Merge } from './compareRows.ts';
import { giveNoCategory } from './giveNoCategory.ts';
import { mergeFault, type MergeFault } from './findFaults.ts';

/**
 * Has products of which nothing says a category go in without one (behaviour B432): the new ones that are compared, and those that
 * went in so before. Their rows are marked, and told as warnings.
 */
export async function placeNowhere(tx: SystemTransaction, merge: Merge): Promise<MergeFault[]> {
  const { table } = merge;
  await giveNoCategory(tx, merge, 'import_compared');
  const rows = await tx.rows(
    mergeFault,
    sql`
      update ${identifier(table)} s set is_unplaced = true
      from ${identifier(table)} own
      left join import_compared c on c.number = own.number
      left join import_match m on m.number = own.number
      left join product p on p.id = m.product_id
      where own.number = s.number and s.is_valid and s.main_category is null
        and coalesce(c.main_category, p.main_category) = ${withoutCategory}
      returning s.number, s.sheet, s.row, coalesce(s.article_number, s.sid) as key, 'required' as code,
        'warning' as severity, 'mainCategory' as field, '{}'::jsonb as values`,
  );
  if (rows.length > 0)
    await tx.run(sql`
      insert into category (sid, name) values (${withoutCategory}, ${json(withoutCategoryName)})
      on conflict (sid) do nothing`);
  return rows;
}
