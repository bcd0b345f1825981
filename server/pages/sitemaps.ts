import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anonymous } from '../../resources/access/rule.ts';
import { imagePath } from '../../resources/address/imagePath.ts';
import { languagesOf, platformByHost } from '../../resources/platform/platforms.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { today } from '../../resources/today.ts';
import { originOf } from '../base/config/originOf.ts';
import { encode, type Encoded } from './Encoded.ts';
import { encodingFor } from './encodingFor.ts';
import { isListed } from './isListed.ts';
import { Reading } from './kept/Reading.ts';
import type { Visit } from './PageReads.ts';
import { sendEncoded } from './sendEncoded.ts';
import type { PageParts } from './showPage.ts';

export const sitemapPath = '/sitemap.xml';

/**
 * `GET /sitemap.xml`, the index of a platform's sitemaps, and `GET /sitemap/{part}.xml` with every page in each of
 * its languages (sitemaps.org). Kept like pages. Not found where nothing is listed.
 */
export function sitemaps(app: FastifyInstance, parts: PageParts): void {
  const { config, database, reads } = parts;

  app.get(sitemapPath, { schema: { hide: true } }, (request, reply) =>
    answer(request, reply, async (visit, origin) => {
      const entries = await reads.sitemapParts(visit);
      const lines = entries.map(({ part, changedOn }) =>
        entry('sitemap', `${origin}/sitemap/${part}.xml`, changedOn),
      );
      return document('sitemapindex', lines);
    }),
  );

  app.get<{ Params: { part: string } }>('/sitemap/:part', { schema: { hide: true } }, (request, reply) =>
    answer(request, reply, async (visit, origin) => {
      const [, part] = /^([\w-]+)\.xml$/.exec(request.params.part) ?? [];
      const pages = part ? await reads.sitemapPages(visit, part) : undefined;
      const lines = pages?.flatMap(({ screen, parameters, changedOn, pictures = [] }) =>
        languagesOf(visit.platform.dataset).map((language, place) =>
          entry(
            'url',
            origin + pathTo(language, screen, parameters),
            changedOn,
            // The pages of all languages show the same ones.
            place === 0 ? pictures.map((picture) => origin + imagePath(picture, 'full')) : [],
          ),
        ),
      );
      return lines && document('urlset', lines);
    }),
  );

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    make: (visit: Visit, origin: string) => Promise<string | undefined>,
  ) {
    const platform = platformByHost(request.host);
    if (!isListed(platform, config.devDatabase)) return reply.callNotFound();
    const reading = new Reading(platform.dataset);
    const db = reading.of(database.read);
    const visit: Visit = { caller: anonymous, platform, devDatabase: config.devDatabase, db };
    const encoding = encodingFor(request);
    // Of the day, as articles begin and end with one.
    const key = JSON.stringify([platform.key, today(), request.url.split('?', 1)[0], encoding]);
    const found = await parts.cache(key, () => ({
      reading,
      make: async (): Promise<Encoded | undefined> => {
        const xml = await make(visit, originOf(config, platform));
        return xml === undefined ? undefined : encode(xml, encoding);
      },
    }));
    if (!found) return reply.callNotFound();
    void reply.type('application/xml; charset=utf-8').header('cache-control', 'public, no-cache');
    return sendEncoded(request, reply, found);
  }
}

function document(root: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  const body = entries.join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${body}\n</${root}>\n`;
}

function entry(
  name: 'sitemap' | 'url',
  address: string,
  changedOn: string | null,
  pictures: readonly string[] = [],
): string {
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
  const seen = pictures
    .map((picture) => `<image:image><image:loc>${picture}</image:loc></image:image>`)
    .join('');
  return `<${name}><loc>${address.replaceAll('&', '&amp;')}</loc>${changed}${seen}</${name}>`;
}
