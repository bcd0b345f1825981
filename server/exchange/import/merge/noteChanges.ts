import { product } from '../../../../resources/entities/product.ts';
import type { Author } from '../../../records/access/scope.ts';
import type { Transaction } from '../../../base/database/connect.ts';
import { rowAsJson } from '../../../records/select.ts';
import { importedFields } from '../importedFields.ts';
import type { Merge } from './compareRows.ts';
import { listed } from './fieldSql.ts';

/**
 * Notes what becomes of each product that was compared, before it is written: for the record of changes, or for the
 * preview of a dry run. A deleted one is noted whole, a changed one with the changed fields as they were and as
 * they are, a created one as it is; a preview is content with what it is called by.
 */
export async function noteChanges(
  tx: Transaction,
  { dataset, orgaSid }: Pick<Merge, 'dataset' | 'orgaSid'>,
  { table, author }: { table: 'change' | 'import_preview'; author: Author },
): Promise<void> {
  const { sub, address, call, reportId } = author;
  const isPreview = table === 'import_preview';
  const into = isPreview
    ? tx`import_preview (report_id, entity, key, kind, before, after)`
    : tx`change (report_id, sub, address, call, platform, version, entity, key, kind, before, after)`;
  const by = (version: 'p.version + 1' | '1' | 'null') =>
    isPreview
      ? tx`${reportId}::uuid`
      : tx`${reportId}::uuid, ${sub}, ${address}, ${call}, ${dataset}, ${tx.unsafe(version)}::integer`;
  const changed = (alias: 'p' | 'c') =>
    importedFields
      .map(
        ({ name, column }) =>
          tx`case when ${tx(`c.${column}`)} is distinct from ${tx(`p.${column}`)}
            then jsonb_build_object(${name}::text, ${tx(`${alias}.${column}`)}) else '{}' end`,
      )
      .reduce((all, next) => tx`${all} || ${next}`);
  const created = isPreview
    ? tx`jsonb_build_object('articleNumber', c.article_number)`
    : tx`jsonb_build_object('orgaSid', ${orgaSid}::text, ${listed(({ name, column }) => tx`${name}::text, ${tx(`c.${column}`)}`)})`;
  await tx`
    insert into ${into}
    select ${by('null')}, 'product', array[${orgaSid}, p.sid], 'deleted', ${rowAsJson(product, 'p')}, null
    from import_gone g join product p on p.id = g.product_id order by p.id`;
  await tx`
    insert into ${into}
    select ${by('p.version + 1')}, 'product', array[${orgaSid}, p.sid], 'changed', ${changed('p')}, ${changed('c')}
    from import_compared c join product p on p.id = c.product_id order by c.number`;
  await tx`
    insert into ${into}
    select ${by('1')}, 'product', array[${orgaSid}, c.sid], 'created', null, ${created}
    from import_compared c where c.product_id is null order by c.number`;
}
