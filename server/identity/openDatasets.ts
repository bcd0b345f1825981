import { datasetKeys, type DatasetKey } from '../../resources/platform/platforms.ts';
import { sql, type Sql } from '../base/database/sql.ts';

/**
 * The query for the platforms that ask for a right (behaviour B130): read on each call, so that one that begins to ask does
 * so at once.
 */
export function closedDatasets(): Sql {
  return sql`select platform from platform_settings where entry = 'withRight'`;
}

/** Whose rows a private platform shows to whoever is signed in: of all others. */
export function openDatasets(closed: readonly DatasetKey[]): DatasetKey[] {
  return datasetKeys.filter((key) => !closed.includes(key));
}
