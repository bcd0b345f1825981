import type { ImageKind } from '../../resources/kinds/field.ts';
import { importApp, type ImportApp } from '../setup/importApp.ts';

/** Whose products, infos and offers are generated. */
export const company = 'alpenfenster';
export const retailer = 'bauhandel';
/** Whose products the retailer offers. */
export const manufacturer = 'andere';

/** A picture of each kind that the companies have uploaded, one that only another company has, and one of nobody. */
export const pictures = {
  logo: 'a'.repeat(64),
  orgaImage: 'b'.repeat(64),
  orgaMedia: 'c'.repeat(64),
  productImage: 'd'.repeat(64),
  productMedia: 'e'.repeat(64),
  startPageImage: 'f'.repeat(64),
} satisfies Record<ImageKind, string>;
export const foreignPicture = '1'.repeat(64);
export const noPicture = '2'.repeat(64);

/** The sid of the company, and of the product of `manufacturer`, that the record of this number is about. */
export function companyAt(index: number): string {
  return `firma-${index}`;
}
export function offeredAt(index: number): string {
  return `angebot-${index}`;
}

/**
 * The small catalogue of `importApp` with as many companies and products of others as there are records to be judged
 * at a time, and pictures of all of them.
 */
export async function recordWorld(records: number): Promise<ImportApp> {
  const world = await importApp({ settings: { WRITES_A_MINUTE: '1000000' } });
  const { write } = world.database;
  await write`insert into orga (platform, sid, name, kind) values ('CH', ${retailer}, 'Bauhandel', 'retailer')`;
  await write`
    insert into orga (platform, sid, name, kind)
    select 'CH', 'firma-' || n, 'Firma ' || n, 'manufacturer' from generate_series(0, ${records - 1}::int) n`;
  await write`
    insert into product (platform, orga_sid, sid, article_number, title, main_category)
    select 'CH', ${manufacturer}, 'angebot-' || n, 'Angebot ' || n, '{"de": "Angebot"}', 'fenster'
    from generate_series(0, ${records - 1}::int) n`;
  for (const [kind, hash] of Object.entries(pictures))
    await write`
      insert into image (platform, orga_sid, hash, kind, width, height)
      select platform, sid, ${hash}, ${kind}, 10, 10 from orga where sid <> ${manufacturer}
      union all select 'CH', 'weg-firma-' || n, ${hash}, ${kind}, 10, 10 from generate_series(0, ${records - 1}::int) n`;
  await write`
    insert into image (platform, orga_sid, hash, kind, width, height)
    select 'CH', ${manufacturer}, ${foreignPicture}, kind, 10, 10 from (values ('productImage')) k (kind)`;
  return world;
}
