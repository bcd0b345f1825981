import type { Language } from '../../../../resources/languages.ts';
import type { DatasetKey } from '../../../../resources/platforms.ts';
import type { Queries } from '../../../base/database/queries.ts';
import { nameKey } from './nameKey.ts';

/** A heading of the company and the field that it means; `ignoredField` for a column that is not to be read. */
export interface MappedHeading {
  heading: string;
  field: string;
  language?: Language | null;
}

/** What a company has said about its files. */
export interface Mappings {
  headings: readonly MappedHeading[];
  /** What a value stands for, by `translationKey`. */
  translations: ReadonlyMap<string, string>;
}

interface MappingRow {
  headings: MappedHeading[];
  translations: { field: string; value: string; translation: string }[];
}

/** All mappings of a company together; where two speak of the same, the one that was changed last counts. */
export async function readMappings(sql: Queries, dataset: DatasetKey, orgaSid: string): Promise<Mappings> {
  const rows = await sql<MappingRow[]>`
    select headings, translations from mapping
    where platform = ${dataset} and orga_sid = ${orgaSid} order by updated_at, id limit 1000`;
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
