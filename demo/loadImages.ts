import { platform as platformByKey, type DatasetKey } from '../resources/platform/platforms.ts';
import type { SystemTransaction } from '../server/base/database/queries.ts';
import { sql } from '../server/base/database/sql.ts';
import type { StoredImage } from '../server/base/images/storeImage.ts';

/** Which company shows which picture follows from its products, its logo and its advertisements. */
export async function loadImages(
  tx: SystemTransaction,
  platform: DatasetKey,
  pictures: Map<string, StoredImage>,
): Promise<void> {
  const sizes = [...pictures.values()];
  const start = pictures.get(`start-${platformByKey(platform).group}`);
  await tx.run(sql`
    insert into image (platform, orga_sid, hash, kind, width, height)
    select shown.platform, shown.orga_sid, shown.hash, shown.kind, size.width, size.height
    from (
      select distinct platform, orga_sid, unnest(images) as hash, 'productImage' as kind from product where platform = ${platform}
      union
      select platform, sid, logo, 'logo' from orga where platform = ${platform} and logo is not null
      union
      select platform, orga_sid, image, 'orgaMedia' from advertisement where platform = ${platform}
      union
      select ${platform}, '', ${start?.hash ?? null}, 'startPageImage' where ${start !== undefined}
    ) shown
    join unnest(${sizes.map(({ hash }) => hash)}::text[], ${sizes.map(({ width }) => width)}::int[], ${sizes.map(({ height }) => height)}::int[])
      as size (hash, width, height) on size.hash = shown.hash
    on conflict do nothing`);
  if (start)
    await tx.run(
      sql`insert into start_page (platform, page, picture) values (${platform}, 'start', ${start.hash})`,
    );
}
