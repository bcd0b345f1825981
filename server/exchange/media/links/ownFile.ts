import { file } from '../../../../resources/entities/file.ts';
import type { Row } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import type { DeliveryRow } from '../delivery/deliveryRow.ts';

/** The address of a stored document, here or at another installation, with its hash and maybe a name; for PostgreSQL too. */
export const fileAddress = '/api/file/([0-9a-f]{64})(?:/[^/]*)?$';

const kept = fieldsOf(file, 'hash', 'bytes');

/** The document of a company that an address names; undefined of any other address: that is fetched. */
export async function ownFile(
  db: SystemQueries,
  { platform, orgaSid }: Pick<DeliveryRow, 'platform' | 'orgaSid'>,
  path: string,
): Promise<Row<typeof kept> | undefined> {
  const [, hash] = new RegExp(fileAddress).exec(path) ?? [];
  if (hash === undefined) return undefined;
  return db.first(
    kept,
    sql`select hash, bytes from file where platform = ${platform} and orga_sid = ${orgaSid} and hash = ${hash}`,
  );
}
