import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../resources/language/languages.ts';
import { platformGroups } from '../resources/platform/platformGroups.ts';
import { platform } from '../resources/platform/platforms.ts';
import { brokenRules } from '../resources/plausibility/implausible.ts';
import { askingOf } from '../resources/quality.ts';
import { rootCategory } from '../resources/rootCategory.ts';
import { isLegalArticle, legalArticles } from '../resources/platform/screens.ts';
import { cleanHtml } from '../server/catalogue/blocks/cleanHtml.ts';
import { shownAttributes } from './categories/shownAttributes.ts';
import { checkDigit } from './gtin.ts';
import {
  advertisementsOf,
  articles,
  attributes,
  categories,
  connectionsOf,
  countsOf,
  orgasOf,
  platformsOfWorld,
  productLinesOf,
  productsOf,
  relationsOf,
} from './world.ts';
import type { DemoAttribute, DemoPlatform, DemoProduct } from './types.ts';

const counts = countsOf(5000);
const world = new Map(platformsOfWorld.map((platform) => [platform, worldOf(platform)]));
const everything = [...world.values()].flat();
const attributesBySid = new Map(attributes().map((attribute) => [attribute.sid, attribute]));
const texts = ['title', 'subTitle', 'description'] as const;

function worldOf(platform: DemoPlatform): DemoProduct[] {
  return [...productsOf(platform, counts.get(platform) ?? 0)];
}

function hashOf(platform: DemoPlatform, count: number): string {
  const hash = createHash('sha256');
  for (const product of productsOf(platform, count)) hash.update(JSON.stringify(product));
  return hash.digest('hex');
}

/** All texts of the articles, with their language. */
function textsOfArticles() {
  return articles().flatMap(({ url, sections }) =>
    sections.flatMap((section) =>
      section.contentType === 'text'
        ? Object.entries(section.content).map(([language, html]) => ({ url, language, html: html as string }))
        : [],
    ),
  );
}

function hasPicture(name: string): boolean {
  return existsSync(new URL(`pictures/${name}.webp`, import.meta.url));
}

/** The values that occur more than once. */
function repeated(values: Iterable<string>): string[] {
  const seen = new Set<string>();
  return [...values].filter((value) => seen.size === seen.add(value).size);
}

/** What is wrong with the attributes of a product, as sentences; nothing if all is well. */
function faultsOf(key: DemoPlatform, { sid, mainCategory, attributes: values }: DemoProduct): string[] {
  const { group } = platform(key);
  const wrong = Object.entries(values).flatMap(([attributeSid, value]) => {
    const attribute = attributesBySid.get(attributeSid);
    if (!attribute) return [`${sid} has ${attributeSid}, which does not exist`];
    if (!askingOf(attribute.categories, mainCategory, group))
      return [`${sid} has ${attributeSid}, which ${mainCategory} does not ask for on ${key}`];
    return isValueOf(attribute, value) ? [] : [`${sid} has ${String(value)} in ${attributeSid}`];
  });
  const missing = [...attributesBySid.values()]
    .filter(({ categories: of }) => askingOf(of, mainCategory, group)?.required)
    .filter((attribute) => !(attribute.sid in values))
    .map((attribute) => `${sid} lacks ${attribute.sid}`);
  return [...wrong, ...missing];
}

function isValueOf({ kind, choices }: DemoAttribute, value: unknown): boolean {
  if (kind === 'number') return Number.isFinite(value) && (value as number) > 0;
  if (kind === 'yesNo') return typeof value === 'boolean';
  return kind === 'text' ? typeof value === 'string' : choices.some((choice) => choice.sid === value);
}

describe('the demo world', () => {
  it('has the number of products asked for, and at least 40 on every platform', () => {
    expect(everything.length).toBe(5000);
    for (const platform of platformsOfWorld)
      expect(world.get(platform)!.length, platform).toBe(counts.get(platform));
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(40);
  });

  it('has 14 roots in three levels with their classes, some 60 companies, and retailers beside the makers', () => {
    const parents = new Map(relationsOf('CH').map(({ childSid, parentSid }) => [childSid, parentSid]));
    const levelOf = (sid: string): number => 1 + (parents.get(sid) ? levelOf(parents.get(sid)!) : 0);
    const levels = Map.groupBy(parents.keys(), levelOf);
    expect([levels.get(1)?.length, Math.max(...levels.keys())]).toEqual([14, 3]);
    expect(categories().filter(({ ifcClasses }) => ifcClasses.length === 0)).toEqual([]);
    const orgas = new Map(platformsOfWorld.flatMap(orgasOf).map((orga) => [orga.sid, orga.kind]));
    expect(orgas.size).toBeGreaterThanOrEqual(60);
    expect(new Set(orgas.values())).toEqual(new Set(['manufacturer', 'retailer']));
  });

  it('makes the same products again, and a longer stream begins with the shorter one', () => {
    expect(hashOf('CH', 500)).toBe(hashOf('CH', 500));
    expect([...productsOf('DE', 300)].slice(0, 60)).toEqual(world.get('DE')!.slice(0, 60));
  });

  it('streams: the first of a billion products is there at once, and 100,000 keep their numbers apart', () => {
    expect(productsOf('CH', 1e9).next().value).toEqual(world.get('CH')![0]);
    let streamed = 0;
    for (const [platform, count] of countsOf(100_000)) {
      const numbers = new Set<string>();
      for (const { orgaSid, articleNumber, gtins } of productsOf(platform, count)) {
        streamed += 1;
        for (const number of [`${orgaSid}/${articleNumber}`, ...gtins]) {
          if (numbers.has(number)) throw new Error(`${platform} has ${number} twice`);
          numbers.add(number);
        }
      }
    }
    expect(streamed).toBe(100_000);
  }, 120_000);

  it('gives every company article numbers of its own, punctuation or not', () => {
    for (const platform of platformsOfWorld)
      expect(
        repeated(
          world
            .get(platform)!
            .map((product) => `${product.orgaSid} ${product.articleNumber.replace(/[^\p{L}\d]/gu, '')}`),
        ),
        platform,
      ).toEqual([]);
  });

  it('gives every product of a platform a sid of its own and, unless it is an object, GTINs of its own', () => {
    for (const key of platformsOfWorld) {
      const products = world.get(key)!;
      const { asksForGtin } = platformGroups[platform(key).group];
      expect(new Set(products.map(({ gtins }) => gtins.length > 0)), key).toEqual(new Set([asksForGtin]));
      expect(repeated(products.flatMap((product) => product.gtins)), key).toEqual([]);
      expect(repeated(products.map((product) => `${product.orgaSid}/${product.sid}`)), key).toEqual([]);
    }
  });

  it('has GTINs of 14 digits with the check digit of GS1', () => {
    expect(checkDigit('629104150021')).toBe(3);
    const wrong = everything
      .flatMap((product) => product.gtins)
      .filter((gtin) => !/^\d{14}$/.test(gtin) || checkDigit(gtin.slice(0, 13)) !== Number(gtin.at(-1)));
    expect(wrong).toEqual([]);
  });

  it('puts every product into a leaf of the platform’s tree and into a line of its company', () => {
    for (const platform of platformsOfWorld) {
      const relations = relationsOf(platform);
      const parents = new Set(relations.map((relation) => relation.parentSid));
      const leaves = new Set(relations.map(({ childSid }) => childSid).filter((sid) => !parents.has(sid)));
      const lines = new Set(productLinesOf(platform).map((line) => `${line.orgaSid}/${line.sid}`));
      const strays = world
        .get(platform)!
        .filter(
          (product) =>
            !leaves.has(product.mainCategory) || !lines.has(`${product.orgaSid}/${product.productLine}`),
        );
      expect(strays, platform).toEqual([]);
    }
  });

  it('has a tree without orphans and no category that stays empty', () => {
    const known = new Set(categories().map((category) => category.sid));
    for (const platform of platformsOfWorld) {
      const relations = relationsOf(platform);
      const inTree = new Set(relations.map((relation) => relation.childSid));
      expect([...inTree].filter((sid) => !known.has(sid))).toEqual([]);
      expect(relations.filter(({ parentSid }) => parentSid !== null && !inTree.has(parentSid))).toEqual([]);
    }
    const used = new Set([...productsOf('CH', 3200)].map((product) => product.mainCategory));
    const parents = new Set(relationsOf('CH').map((relation) => relation.parentSid));
    expect(
      relationsOf('CH')
        .map((relation) => relation.childSid)
        .filter((sid) => !parents.has(sid) && !used.has(sid)),
    ).toEqual([]);
  });

  it('has companies with references that exist, and products of every company', () => {
    for (const platform of platformsOfWorld) {
      const orgas = orgasOf(platform);
      const sids = new Set(orgas.map((orga) => orga.sid));
      const roots = new Set(
        relationsOf(platform)
          .filter(({ parentSid }) => parentSid === null)
          .map(({ childSid }) => childSid),
      );
      for (const { sid, productCategories } of orgas) {
        expect(productCategories.filter((root) => !roots.has(root))).toEqual([]);
        expect(productCategories.length, `${sid} on ${platform}`).toBeGreaterThan(0);
      }
      expect(world.get(platform)!.filter((product) => !sids.has(product.orgaSid))).toEqual([]);
      for (const { orgaSid, connectedSid } of connectionsOf(platform))
        expect(sids.has(orgaSid) && sids.has(connectedSid)).toBe(true);
    }
  });

  it('gives every product its required attributes, and values that the attributes know', () => {
    const faults = [...world].flatMap(([key, products]) => products.flatMap((one) => faultsOf(key, one)));
    expect(faults).toEqual([]);
  });

  it('says nothing of a product that a fire engineer would doubt', () => {
    const doubted = everything.flatMap(({ sid, attributes: values, mainCategory }) =>
      brokenRules(values, mainCategory).map((rule) => `${sid}: ${rule}`),
    );
    expect(doubted).toEqual([]);
  });

  it('shows in a category what its products have', () => {
    for (const [category, said] of Object.entries(shownAttributes))
      for (const sid of said.split(' '))
        expect(
          askingOf(attributesBySid.get(sid)?.categories ?? [], category, 'baustein'),
          `${sid} in ${category}`,
        ).toBeDefined();
  });

  it('asks nobody who sells windows for the kilometre of a line', () => {
    const asked = (key: DemoPlatform) =>
      askingOf(
        attributesBySid.get('streckenkilometer')!.categories,
        'holz-metall-fenster',
        platform(key).group,
      );
    expect([asked('CH'), asked('RHB')?.sid]).toEqual([undefined, 'holz-metall-fenster']);
  });

  it('has German everywhere, other languages nearly everywhere, and few products without a picture', () => {
    const lacks = (language: 'de' | 'en' | 'fr' | 'it') =>
      everything.filter((product) => texts.some((text) => !product[text][language])).length;
    expect(lacks('de')).toBe(0);
    const bare = everything.filter(({ picture }) => picture === null).length;
    expect(bare).toBeGreaterThan(0);
    expect(bare).toBeLessThan(everything.length * 0.03);
    for (const language of ['en', 'fr', 'it'] as const) {
      expect(lacks(language)).toBeGreaterThan(0);
      expect(lacks(language)).toBeLessThan(everything.length * 0.05);
    }
  });

  it('has texts without open places, doubled words and spaces, or ß in Switzerland', () => {
    const all = everything.flatMap((product) =>
      texts.flatMap((text) => Object.values(product[text]) as string[]),
    );
    expect(all.filter((text) => /[{}|]|undefined|NaN| {2}|^\s|\s$| ,| \.(?!\d)|,,|\.\./.test(text))).toEqual(
      [],
    );
    expect(all.filter((text) => /(?<![\p{L}\d])(\p{L}{3,}) \1(?![\p{L}\d])/iu.test(text))).toEqual([]);
    for (const platform of platformsOfWorld.filter((key) => !/^(DE|AT)/.test(key)))
      expect(JSON.stringify(world.get(platform))).not.toContain('ß');
    expect(JSON.stringify(world.get('DE'))).toContain('ß');
  });

  it('has every legal article in four languages, marked as a sample, and branded terms in German', () => {
    const written = new Map(articles().map((article) => [article.url, article]));
    for (const url of legalArticles) {
      expect(Object.keys(written.get(url)!.title), url).toEqual([...languages]);
      expect(
        textsOfArticles().flatMap((text) => (text.url === url ? [text.language] : [])),
        url,
      ).toEqual([...languages]);
    }
    expect([...written.keys()]).toEqual(expect.arrayContaining(['agb-rhb', 'agb-mgbahn']));
    const first = textsOfArticles()
      .filter(({ url }) => isLegalArticle(url))
      .map(({ html }) => html.slice(0, html.indexOf('</p>')));
    expect(
      first.filter((paragraph) => !/Mustertext|Sample text|Texte d’exemple|Testo di/.test(paragraph)),
    ).toEqual([]);
  });

  it('has articles of allowed HTML, whose links lead to what exists here in the same language', () => {
    const contacts: string[] = Object.values(platformGroups).map(({ contact }) => `mailto:${contact}`);
    const places = [
      ...articles().map(({ url }) => url),
      ...categories().map(({ sid }) => `category/${sid}`),
      'search',
    ];
    for (const { url, language, html } of textsOfArticles()) {
      expect(cleanHtml(html), url).toBe(html);
      const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target as string);
      const ours = [...contacts, ...places.map((place) => `/${language}/${place}`)];
      expect(
        targets.filter((target) => !ours.includes(target)),
        `${url} ${language}`,
      ).toEqual([]);
    }
    const shown = articles().flatMap(({ sections }) =>
      sections.flatMap((section) => (section.contentType === 'image' ? [section.picture] : [])),
    );
    expect(shown.filter((picture) => !hasPicture(picture))).toEqual([]);
  });

  it('advertises on the public platforms of Baustein only, with companies and categories that are there', () => {
    for (const platform of platformsOfWorld) {
      const advertisements = advertisementsOf(platform);
      expect(advertisements.length >= 4, platform).toBe(['CH', 'DE', 'AT'].includes(platform));
      const sids = new Set(orgasOf(platform).map(({ sid }) => sid));
      const inTree = new Set([rootCategory, ...relationsOf(platform).map(({ childSid }) => childSid)]);
      for (const { sid, orgaSid, categories: aims, picture } of advertisements)
        expect(sids.has(orgaSid) && aims.every((aim) => inTree.has(aim)) && hasPicture(picture), sid).toBe(
          true,
        );
    }
  });
});
