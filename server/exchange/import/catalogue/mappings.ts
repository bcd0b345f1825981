import { mapping } from '../../../../resources/entities/mapping.ts';
import { mappedPlace } from '../../../../resources/mappedPlace.ts';
import type { DatasetKey } from '../../../../resources/platform/platforms.ts';
import type { Row } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { groupOfPart } from '../groups/partOfGroup.ts';
import { nameKey } from './nameKey.ts';

const stored = fieldsOf(mapping, 'layout', 'headings', 'translations');

/** A heading of the company and the field that it means; `ignoredField` for a column that is not to be read. */
export type MappedHeading = Row<typeof stored>['headings'][number] & {
  /** Only in sheets with just these headings (`layoutKey`). */
  layout?: string;
};

/** What a company has said about its files. */
export interface Mappings {
  headings: readonly MappedHeading[];
  /** What a value stands for, by `translationKey`. */
  translations: ReadonlyMap<string, string>;
  /** Groups of which something is said for those of their products that are called alike, by `nameKey`. */
  groupsInParts: ReadonlySet<string>;
}

/**
 * All mappings of a company together; where two speak of the same, the one that was changed last counts.
 * @param except the sid of one that is not to count
 */
export async function readMappings(
  db: SystemQueries,
  dataset: DatasetKey,
  orgaSid: string,
  except = '',
): Promise<Mappings> {
  const rows = await db.rows(
    stored,
    sql`
      select layout, headings, translations from mapping
      where platform = ${dataset} and orga_sid = ${orgaSid} and sid <> ${except}
      order by updated_at, id limit 1000`,
  );
  return {
    headings: lastOfEach(
      rows.flatMap(({ layout, headings }) =>
        headings.map((mapped) => ({ ...mapped, ...(layout && { layout }) })),
      ),
    ),
    groupsInParts: groupsOfParts(rows.flatMap((row) => row.translations)),
    translations: new Map(
      rows.flatMap((row) =>
        row.translations.map(
          ({ field, value, translation }) => [translationKey(field, value), translation] as const,
        ),
      ),
    ),
  };
}

/** The groups that these values are parts of, by `nameKey`. */
export function groupsOfParts(values: readonly { value: string }[]): ReadonlySet<string> {
  const groups = values.flatMap(({ value }) => groupOfPart(value) ?? []);
  return new Set(groups.map(nameKey));
}

/** Where several speak of the same heading of the same sheets, the last. */
export function lastOfEach(headings: readonly MappedHeading[]): MappedHeading[] {
  const byHeading = new Map<string, MappedHeading>();
  for (const mapped of headings)
    byHeading.set(`${mapped.layout ?? ''} ${mapped.column ?? ''} ${nameKey(mapped.heading)}`, mapped);
  return [...byHeading.values()];
}

/** @param field however it is named: as a mapping, a report or the API does */
export function translationKey(field: string, value: string): string {
  return `${nameKey(mappedPlace(field).field)} ${nameKey(value)}`;
}
