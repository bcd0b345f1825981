import { mapping } from '../../../../resources/entities/mapping.ts';
import type { DatasetKey } from '../../../../resources/platforms.ts';
import type { Row } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { nameKey } from './nameKey.ts';

const stored = fieldsOf(mapping, 'headings', 'translations');

/** A heading of the company and the field that it means; `ignoredField` for a column that is not to be read. */
export type MappedHeading = Row<typeof stored>['headings'][number];

/** What a company has said about its files. */
export interface Mappings {
  headings: readonly MappedHeading[];
  /** What a value stands for, by `translationKey`. */
  translations: ReadonlyMap<string, string>;
}

/** All mappings of a company together; where two speak of the same, the one that was changed last counts. */
export async function readMappings(
  db: SystemQueries,
  dataset: DatasetKey,
  orgaSid: string,
): Promise<Mappings> {
  const rows = await db.rows(
    stored,
    sql`
      select headings, translations from mapping
      where platform = ${dataset} and orga_sid = ${orgaSid} order by updated_at, id limit 1000`,
  );
  const headings = new Map(
    rows.flatMap((row) => row.headings.map((mapped) => [nameKey(mapped.heading), mapped] as const)),
  );
  return {
    headings: [...headings.values()],
    translations: new Map(
      rows.flatMap((row) =>
        row.translations.map(
          ({ field, value, translation }) => [translationKey(field, value), translation] as const,
        ),
      ),
    ),
  };
}

/** @param field the name of a field or the sid of an attribute */
export function translationKey(field: string, value: string): string {
  return `${nameKey(field)} ${nameKey(value)}`;
}
