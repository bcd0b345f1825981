import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Method } from '../setup/calls.ts';
import { freshDatabase } from '../setup/freshDatabase.ts';
import { renderedPages } from '../setup/renderedPages.ts';
import { asNew, smallWorld } from '../setup/smallWorld.ts';
import { lists } from '../../resources/limits.ts';
import { readConfig } from '../../server/base/config/config.ts';

export type WorldWithPages = Awaited<ReturnType<typeof worldWithPages>>;

/**
 * The small world with its pages.
 * @param before is given the server before it has any
 */
export async function worldWithPages(before?: (app: FastifyInstance) => void) {
  const database = await freshDatabase();
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  return smallWorld({
    database,
    config: { logLevel: config.logLevel },
    routes: async (app) => {
      before?.(app);
      await renderedPages(database, config)(app);
    },
  });
}

/** The payloads of DOMPurify's own tests, and the big list of naughty strings (`payloads/README.md`). */
export async function payloads(): Promise<string[]> {
  const files = ['dompurify.json', 'naughtyStrings.json'].map(async (name) => {
    const text = await readFile(join(import.meta.dirname, 'payloads', name), 'utf8');
    return z.array(z.string()).parse(JSON.parse(text));
  });
  return (await Promise.all(files)).flat();
}

/** A record that says a text wherever it can, how it is written, and where it is read. */
interface Place {
  write: [method: Method, url: string, body: object];
  /** Below `/api`, as an administrator, and as a visitor. */
  reads: readonly string[];
  shown: readonly string[];
}

function placesOf(text: string, index: number): Place[] {
  const inAll = { de: text, fr: text };
  const sid = `t-${index}`;
  const block = { contentType: 'text', content: inAll, position: 'left', layout: 'full' };
  const address = { street: text, zip: text, city: text, country: text, phone: text };
  return [
    {
      write: [
        'POST',
        '/import/cms-article',
        { url: sid, title: { de: 'Titel' }, state: 'published', sections: [block] },
      ],
      reads: [`/import/cms-article/${sid}`, `/import/cms-article/${sid}?language=fr`],
      shown: [`/api/de/cms-article/${sid}`, `/fr/${sid}`],
    },
    {
      write: [
        'POST',
        '/import/cms-article',
        { url: `${sid}-titel`, title: inAll, state: 'published', sections: [] },
      ],
      reads: [`/import/cms-article/${sid}-titel`],
      shown: [`/de/${sid}-titel`],
    },
    {
      write: [
        'PUT',
        `/import/product/CH/alpenfenster/${sid}`,
        {
          orgaInfo: { sid: 'alpenfenster' },
          sid,
          productInfo: {
            articleNumber: `${index} ${text}`,
            title: inAll,
            subTitle: inAll,
            description: inAll,
          },
          categories: { mainCategory: { sid: 'fenster' } },
        },
      ],
      reads: [
        `/import/product/CH/alpenfenster/${sid}`,
        `/import/product/CH/alpenfenster/${sid}?language=fr`,
        `/import/product/json/CH/alpenfenster/${sid}`,
      ],
      shown: [`/api/CH/product/alpenfenster/${sid}?lang=fr`, `/fr/product/alpenfenster/${sid}`],
    },
    {
      write: [
        'POST',
        '/import/orga/CH',
        {
          sid,
          orgaDetails: { name: text, kind: 'manufacturer', headOffice: { address } },
          orgaInfo: { description: inAll },
        },
      ],
      reads: [`/import/orga/CH/${sid}`, `/import/orga/json/CH/${sid}`],
      shown: [`/api/CH/orga/${sid}?lang=fr`, `/de/orga/${sid}`],
    },
    {
      write: [
        'POST',
        '/import/orga-info/CH?lang=de',
        {
          orgaSid: sid,
          language: 'de',
          headline: text,
          text,
          links: [{ label: text, link: '/de' }],
          contact: { name: text },
        },
      ],
      reads: [`/import/orga-info/CH/${sid}/de`, `/import/orga-info/json/CH/${sid}/all`],
      shown: [`/de/orga/${sid}`],
    },
  ];
}

/** What shows them together. */
const together = [
  '/import/cms-article?lang=de',
  '/import/cms-article?language=fr',
  '/import/product/CH?lang=de',
  '/import/product/json/CH/alpenfenster/all?language=it',
  '/import/product/xlsx/CH/alpenfenster/all',
  '/import/orga/CH?lang=de',
  '/import/orga/json/CH/all',
  '/import/orga-info/CH?lang=de',
  '/import/audit?lang=de',
];
const shownLists = [
  '/de',
  '/fr/category/fenster',
  '/de/orga',
  '/api/CH/start?lang=de',
  '/api/CH/orga?lang=de',
];

/**
 * Stores each text in every place of an article, a product, a company and its info, and reads what could be stored
 * everywhere it is shown. Returns how many records were stored.
 */
export async function storeAndRead({ call, app }: WorldWithPages, texts: readonly string[]): Promise<number> {
  let stored = 0;
  const failed: string[] = [];
  const note = (what: string, status: number, text = '') => {
    if (status !== 200) failed.push(`${status} ${what} ${JSON.stringify(text)}`);
  };
  const statusOf = async (url: string) =>
    (await app.inject({ url, headers: { host: 'ch.localhost' } })).statusCode;
  for (const [index, text] of texts.entries())
    for (const { write, reads, shown } of placesOf(text, index)) {
      const [method, url, body] = write;
      const written = await call('admin', method, url, body, method === 'PUT' ? asNew : {});
      // What cannot be stored is refused, and with a company its info.
      if ([404, 422].includes(written.statusCode)) continue;
      if (written.statusCode !== 201) note(`${method} ${url}`, written.statusCode, text);
      stored += 1;
      for (const read of reads) {
        const answer = await call('admin', 'GET', read);
        note(read, answer.statusCode, text);
        if (answer.payload.includes('"unreadable":'))
          failed.push(`${read} cannot be read: ${JSON.stringify(text)}`);
      }
      for (const page of shown) note(page, await statusOf(page), text);
    }
  for (const url of together)
    for (let first = 0, total = 1; first < total; first += lists.mostRows) {
      const range = `range=${JSON.stringify([first, first + lists.mostRows - 1])}`;
      const answer = await call('admin', 'GET', url.includes('/all') ? url : `${url}&${range}`);
      note(url, answer.statusCode);
      total = Number(/\d+$/.exec(answer.headers['content-range'] ?? '')?.[0] ?? 0);
    }
  for (const url of shownLists) note(url, await statusOf(url));
  expect(failed).toEqual([]);
  return stored;
}
