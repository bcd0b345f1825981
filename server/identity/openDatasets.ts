import { platformSettings } from '../../resources/entities/platformSettings.ts';
import { datasetKeys, type DatasetKey } from '../../resources/platforms.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import { dataset, fieldsOf } from '../records/fieldsOf.ts';

const setting = { platform: dataset, ...fieldsOf(platformSettings, 'entry') };

/**
 * Whose rows a private platform shows to whoever is signed in (behaviour B130): read on each call, so that a platform
 * that asks for a right does so at once.
 */
export async function openDatasets(db: SystemQueries): Promise<DatasetKey[]> {
  const settings = await db.rows(setting, sql`select platform, entry from platform_settings`);
  const closed = new Set(
    settings.flatMap(({ platform, entry }) => (entry === 'withRight' ? [platform] : [])),
  );
  return datasetKeys.filter((key) => !closed.has(key));
}
