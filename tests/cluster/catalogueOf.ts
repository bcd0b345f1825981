import { askOnce, type Cluster } from './beginCluster.ts';
import type { Catalogue, Place } from './Mix.ts';

const mostPopular = 100;
const others = ['en', 'fr', 'it'];
const platforms = ['CH', 'DE'];

/** What there is to look at on the platform CH, and a company of each of two platforms to write products of. */
export async function catalogueOf({ urls }: Cluster): Promise<Catalogue> {
  const products = await askOnce(
    urls.direct,
    `select orga_sid, sid from product where platform = 'CH' and main_category is not null order by id`,
  );
  const paths = products.map(({ orga_sid: orga, sid }) => `product/${String(orga)}/${String(sid)}`);
  const [first, ...rest] = await Promise.all(platforms.map((platform) => placeOn(urls.direct, platform)));
  if (!first) throw new Error('There is no platform to write to.');
  return {
    popular: ['/de', ...paths.slice(0, mostPopular).map((path) => `/de/${path}`)],
    // Each of them once, before any comes again.
    rare: others.flatMap((language) => paths.map((path) => `/${language}/${path}`)),
    places: [first, ...rest],
  };
}

/** Of the company with the most products. */
async function placeOn(url: string, platform: string): Promise<Place> {
  const [found] = await askOnce(
    url,
    `select orga_sid, min(main_category) as category from product
     where platform = '${platform}' and main_category is not null group by 1 order by count(*) desc, 1 limit 1`,
  );
  if (!found) throw new Error(`There are no products on ${platform}.`);
  return { platform, orga: String(found['orga_sid']), category: String(found['category']) };
}
