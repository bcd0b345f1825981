import { isPerPlatform, type Entity } from '../../../../resources/entity.ts';
import { entities } from '../../../../resources/registry.ts';
import { snakeCase } from '../../../base/database/snakeCase.ts';
import type { Fragment } from '../../../base/database/queries.ts';
import { importedFields } from '../importedFields.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import { identifier, sql } from '../../../base/database/sql.ts';

/**
 * Does a field of a product name something that is no longer there: a category, a product line, a picture?
 * @param field the name of the field, an expression of the query
 * @param row the product as a JSON object of its fields, an expression of the query
 */
export function lostReferences({ platform, orgaSid }: Pick<ReportRow, 'platform' | 'orgaSid'>,
  field: Fragment,
  row: Fragment,
): Fragment {
  const conditions = importedFields.flatMap(({ name, field: declared }) => {
    const value = sql`${row} -> ${name}::text`;
    if (declared.kind === 'image')
      return sql`${field} = ${name} and jsonb_typeof(${value}) = 'array' and exists (
        select from jsonb_array_elements_text(${value}) hash where hash not in (
          select hash from image where platform = ${platform} and orga_sid = ${orgaSid}))`;
    if (declared.kind !== 'reference' || declared.many) return [];
    const other: Entity = entities[declared.to as keyof typeof entities];
    const within = sql`${isPerPlatform(other) ? sql`platform = ${platform}` : sql`true`}
      ${declared.within ? sql`and orga_sid = ${orgaSid}` : sql``}`;
    return sql`${field} = ${name} and jsonb_typeof(${value}) = 'string' and ${row} ->> ${name}::text not in (
      select sid from ${identifier(snakeCase(other.name))} where ${within})`;
  });
  return sql`(${conditions.reduce((any, next) => sql`${any} or ${next}`)})`;
}
