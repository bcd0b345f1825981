import { isPrivate, platform as platformByKey, type DatasetKey } from '../resources/platform/platforms.ts';
import type { SystemTransaction } from '../server/base/database/queries.ts';
import { sql } from '../server/base/database/sql.ts';

/** Nobody's rights are in the products of the demo world. */
const licence = 'https://creativecommons.org/publicdomain/zero/1.0/';

/** Public platforms give their whole catalogue. */
export async function loadSettings(tx: SystemTransaction, platform: DatasetKey): Promise<void> {
  if (isPrivate(platformByKey(platform))) return;
  await tx.run(sql`
    insert into platform_settings (platform, settings, entry, licence)
    values (${platform}, 'platform', 'signedIn', ${licence})`);
}
