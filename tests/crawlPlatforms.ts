import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { platformGroups, type Footer } from '../resources/platform/platformGroups.ts';
import {
  languagesOf,
  platform,
  platformByHost,
  platforms,
  type Platform,
} from '../resources/platform/platforms.ts';
import { resolveRoute } from '../resources/address/routes.ts';
import { legalArticles, screens, type ScreenName } from '../resources/platform/screens.ts';
import { readConfig } from '../server/base/config/config.ts';
import { chance, saltOf } from '../demo/random.ts';
import { loadDemoWorld } from '../demo/load.ts';
import { seedDemoUsers } from './setup/seedDemoUsers.ts';
import { openStore } from '../server/base/storage/openStore.ts';
import { freshDatabase } from './setup/freshDatabase.ts';
import { tokenFor } from './setup/signIn.ts';
import { renderedPages } from './setup/renderedPages.ts';
import { testApp } from './setup/testApp.ts';

/** What others call what a railway calls Objekt, Projekt and Objektnummer, with what stands around it. */
const ofOthers = /.{0,30}(Produkt|Firm(a|en)\b|Hersteller|Artikelnummer|GTIN|Sortiment).{0,20}/g;
const foreignWords = { RHB: ofOthers, MGBAHN: ofOthers };

const listed = platforms.filter(({ api, access }) => !api && access === 'public');

interface Seen {
  title: string;
  description: string;
  canonical: string;
  /** Addresses by language tag. */
  alternates: Map<string, string>;
  /** What search engines may follow. */
  links: string[];
  isIndexed: boolean;
  /** What a reader sees, and what fields say of themselves. */
  words: string;
}

let app: FastifyInstance;
/** Of each screen in each language the first pages that the sitemaps name, by address. */
const seen = new Map<string, Seen>();
/** Pages that no sitemap names. */
const unnamed = new Map<string, Seen>();
const statuses = new Map<string, number>();

async function crawl(mostOfScreen: number): Promise<void> {
  const database = await freshDatabase();
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const tested = await testApp({ database, routes: renderedPages(database, config) });
  ({ app } = tested);
  await seedDemoUsers(database.write);
  await loadDemoWorld(database.write, await openStore(tested.config), 500);
  for (const platform of listed)
    for (const address of await addressesOf(platform, mostOfScreen)) seen.set(address, await see(address));
  for (const { slug, dataset } of listed)
    for (const language of languagesOf(dataset))
      for (const path of ['search', 'search?text=fenster', 'shortlist', 'comparison']) {
        const address = `${originOf(slug)}/${language}/${path}`;
        unnamed.set(address, await see(address));
      }
}

const originOf = (slug: string) => `http://${slug}.localhost:3000`;

async function get(address: string, headers: Record<string, string> = {}) {
  const { host, pathname, search } = new URL(address);
  const answer = await app.inject({ url: pathname + search, headers: { host, ...headers } });
  statuses.set(address, answer.statusCode);
  return answer;
}

/** The screen at an address; undefined where there is none. */
function screenAt(address: string): ScreenName | undefined {
  const { host, pathname } = new URL(address);
  const route = resolveRoute(pathname, { platform: platformByHost(host) });
  return route.kind === 'screen' ? route.screen : undefined;
}

/** What the sitemap of a platform names; of each screen the same so many pages in each language. */
async function addressesOf({ slug }: Platform, mostOfScreen: number): Promise<string[]> {
  const origin = originOf(slug);
  const robots = (await get(`${origin}/robots.txt`)).body;
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const parts = locationsIn((await get(`${origin}/sitemap.xml`)).body);
  const all = await Promise.all(parts.map(async (part) => locationsIn((await get(part)).body)));
  const addresses = all.flat();
  const ofScreen = Map.groupBy(mixed(addresses), (address) => `${languageIn(address)} ${screenAt(address)}`);
  return [...ofScreen.values()].flatMap((some) => some.slice(0, mostOfScreen));
}

const languageIn = (address: string) => new URL(address).pathname.split('/')[1];

/** In an order that has nothing to do with the sitemap's, and is the same in each language. */
function mixed(addresses: readonly string[]): string[] {
  const place = (address: string) => chance(saltOf(new URL(address).pathname.slice('/de'.length)), 1);
  return addresses.toSorted((a, b) => place(a) - place(b));
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

async function see(address: string, headers?: Record<string, string>): Promise<Seen> {
  const { body, statusCode } = await get(address, headers);
  expect(statusCode, address).toBe(200);
  const all = (pattern: RegExp) =>
    [...body.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
  const alternates = [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
  return {
    title: all(/<title>([^<]*)<\/title>/g)[0] ?? '',
    description: all(/<meta name="description" content="([^"]*)"/g)[0] ?? '',
    canonical: all(/<link rel="canonical" href="([^"]*)"/g)[0] ?? '',
    alternates: new Map(alternates.map(([, tag = '', href = '']) => [tag, href.replaceAll('&amp;', '&')])),
    links: [...body.matchAll(/<a [^>]*>/g)]
      .filter(([tag]) => !/ rel="[^"]*nofollow/.test(tag))
      .map(([tag]) => / href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''),
    isIndexed: !body.includes('<meta name="robots" content="noindex"'),
    words: wordsIn(body),
  };
}

function wordsIn(html: string): string {
  const said = html.matchAll(/ (?:placeholder|title|alt|aria-label|content)="([^"]*)"/g);
  const read = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  return [...[...said].map(([, words = '']) => words), read].join('\n');
}

/**
 * Where a link leads on our hosts; undefined for mail, for the hosts of others, and for what is chosen of a list in
 * another language than German, as the choices are the same in all.
 */
function insideOf(link: string, address: string): string | undefined {
  const target = new URL(link, address);
  target.hash = '';
  const isChoice = target.search !== '' && !target.pathname.startsWith('/de/');
  return target.hostname.endsWith('.localhost') && !isChoice ? target.href : undefined;
}

/** Declares the tests, which look at so many pages of each screen in each language of each platform. */
export function crawlPlatforms(mostOfScreen: number): void {
  beforeAll(() => crawl(mostOfScreen), 300_000);

  describe('A crawler that follows the sitemaps of all public platforms', () => {
    it('comes to every screen in every language', () => {
      for (const { slug, dataset, group } of listed) {
        const footer: Footer = platformGroups[group].footer;
        const wanted = Object.entries(screens).flatMap(([screen, { face }]) =>
          face === 'storefront' && (screen !== 'newsletter' || footer === 'main') ? [screen] : [],
        );
        for (const language of languagesOf(dataset)) {
          const start = `${originOf(slug)}/${language}`;
          const below = [...seen.keys(), ...unnamed.keys()].filter((address) =>
            `${address.split('?', 1)[0]}/`.startsWith(`${start}/`),
          );
          expect([...new Set(below.map(screenAt))].sort(), start).toEqual(wanted.sort());
        }
      }
      expect(seen.size).toBeGreaterThan(listed.length * mostOfScreen);
    });

    it('finds a title and a description on each, and may keep it', () => {
      const without = [...seen].filter(
        ([, { title, description, isIndexed }]) => !title || !description || !isIndexed,
      );
      expect(without.map(([address]) => address)).toEqual([]);
      expect([...unnamed].filter(([, { title, description }]) => !title || !description)).toEqual([]);
    });

    it('finds each page under its one address', () => {
      expect([...seen].filter(([address, { canonical }]) => canonical !== address)).toEqual([]);
    });

    it('is told by each page of the others that say the same, and by those of it', async () => {
      const faults: string[] = [];
      for (const [address, { alternates }] of seen) {
        const told = [...alternates.values()];
        if (!told.includes(address) || !alternates.has('x-default'))
          faults.push(`${address} leaves itself out`);
        for (const other of told) {
          if (!seen.has(other)) seen.set(other, await see(other));
          const back = [...(seen.get(other)?.alternates.entries() ?? [])];
          if (JSON.stringify(back) !== JSON.stringify([...alternates])) faults.push(`${address} -> ${other}`);
        }
      }
      expect(faults).toEqual([]);
    }, 120_000);

    it('follows no link into the void', async () => {
      const inside = new Set<string>();
      for (const [address, { links }] of [...seen, ...unnamed])
        for (const link of links) {
          const target = insideOf(link, address);
          if (target) inside.add(target);
        }
      expect(inside.size).toBeGreaterThan(seen.size);
      const followed = mixed([...inside]).slice(0, 100 * mostOfScreen);
      for (const target of followed) if (!statuses.has(target)) await get(target);
      expect(followed.filter((target) => (statuses.get(target) ?? 500) >= 400)).toEqual([]);
    }, 240_000);
  });

  it('Who is signed in on a private platform finds each link, title and description too, and search engines are told nothing', async () => {
    const headers = { authorization: `Bearer ${await tokenFor(app, 'nobody')}` };
    for (const { slug, dataset } of [platform('ZBS'), platform('CH_DEMO')])
      for (const language of languagesOf(dataset)) {
        const start = `${originOf(slug)}/${language}`;
        const found = [start];
        const pagesOf = new Map<ScreenName, number>();
        for (const address of found) {
          const { title, description, isIndexed, alternates, links } = await see(address, headers);
          expect([title, description], address).not.toContain('');
          expect([isIndexed, alternates.size], address).toEqual([false, 0]);
          for (const link of links) {
            const target = insideOf(link, address);
            if (!target?.startsWith(`${start}/`) || found.includes(target)) continue;
            const screen = screenAt(target);
            if (!screen || screens[screen].face !== 'storefront') continue;
            const pages = pagesOf.get(screen) ?? 0;
            pagesOf.set(screen, pages + 1);
            if (pages < mostOfScreen) found.push(target);
          }
        }
        expect(pagesOf.get('product'), start).toBeGreaterThan(mostOfScreen);
      }
  }, 240_000);

  it('Each group is spoken to in its own words, on legal pages and in hints too (behaviour B4)', async () => {
    const faults: string[] = [];
    for (const [key, foreign] of Object.entries(foreignWords)) {
      const { slug } = platform(key);
      const legal = legalArticles.map((url) => `${originOf(slug)}/de/${url}`);
      const none = `${originOf(slug)}/de/search?text=qqxxqq`;
      const pages = [...seen, ...unnamed].filter(([address]) => address.startsWith(`${originOf(slug)}/`));
      for (const address of [...legal, none]) pages.push([address, await see(address)]);
      for (const [address, { words }] of pages)
        for (const [found] of words.matchAll(foreign)) faults.push(`${address}: ${found.trim()}`);
    }
    expect([...new Set(faults)]).toEqual([]);
  });

  it('Private platforms and those for machines have no sitemap and are left alone', async () => {
    for (const { slug, api } of platforms.filter((one) => !listed.includes(one))) {
      const origin = `http://${slug}.localhost:3000`;
      for (const path of ['/sitemap.xml', '/sitemap/pages.xml'])
        expect((await get(origin + path)).statusCode, slug + path).toBe(404);
      const robots = (await get(`${origin}/robots.txt`)).body;
      expect(robots).not.toContain('Sitemap:');
      if (!api) expect(robots).toContain('Disallow: /\n');
    }
  });
}
