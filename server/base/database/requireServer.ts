import type { Config } from '../config/config.ts';
import { integer } from './column.ts';
import type { SystemQueries } from './queries.ts';
import { sql } from './sql.ts';

/** The oldest PostgreSQL that all our SQL runs on. */
const oldestVersion = 15;

/** Throws an Error that names the remedy when the primary does not answer or is too old. */
export async function requireServer(
  db: SystemQueries,
  { databaseUrl = '' }: Pick<Config, 'databaseUrl'>,
): Promise<void> {
  const { host, pathname } = new URL(databaseUrl);
  const address = decodeURIComponent(host + pathname);
  const { version } = await db
    .one({ version: integer }, sql`select current_setting('server_version_num')::int / 10000 as version`)
    .catch((cause: Error) => {
      throw new Error(
        `The database at ${address} cannot be used (${cause.message}): start it, or mend DATABASE_URL.`,
        { cause },
      );
    });
  if (version < oldestVersion)
    throw new Error(
      `The database at ${address} is PostgreSQL ${version}: set DATABASE_URL to one of version ${oldestVersion} or newer.`,
    );
}
