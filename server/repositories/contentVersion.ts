import type { StoreKey } from '../../resources/platforms.ts';
import type { Queries } from '../database/queries.ts';

/**
 * Raises the version of what a platform shows, or of all platforms for what they share. Call it as
 * the last statement of a writing transaction: it holds a row that every writer of the platform needs.
 */
export async function raiseContentVersion(sql: Queries, store: StoreKey | 'all'): Promise<void> {
  if (store === 'all') {
    // In one order, so that two writers never wait for each other crosswise.
    await sql`
      update content_version set version = version + 1
      where platform in (select platform from content_version order by platform for update)`;
    return;
  }
  await sql`
    insert into content_version (platform, version) values (${store}, 1)
    on conflict (platform) do update set version = content_version.version + 1`;
}

/** The content version of every platform, for the page cache. */
export async function contentVersions(sql: Queries): Promise<Map<string, number>> {
  const rows = await sql<
    { platform: string; version: number }[]
  >`select platform, version from content_version`;
  return new Map(rows.map(({ platform, version }) => [platform, version]));
}
