import { describe, expect, it } from 'vitest';
import { languages } from '../resources/language/languages.ts';
import { legalArticles } from '../resources/platform/screens.ts';
import type { PageContext, PageName } from '../resources/page.ts';
import { platform, platforms } from '../resources/platform/platforms.ts';
import { render } from './render.tsx';
import { contextOf } from './testing/contextOf.ts';
import { pageData } from './testing/pageData.ts';

const names = Object.keys(pageData) as PageName[];
const html = (name: PageName, context: Partial<PageContext> = {}) =>
  render(name, pageData[name], contextOf({ path: `/${context.language ?? 'de'}/${name}`, ...context }));
const textOf = (page: string) =>
  page
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const links = (page: string, rel: string) =>
  [...page.matchAll(new RegExp(`<link rel="${rel}"([^>]*)>`, 'g'))].map(([, attributes = '']) => ({
    tag: /hreflang="([^"]*)"/.exec(attributes)?.[1],
    href: /href="([^"]*)"/.exec(attributes)?.[1],
  }));

describe.each(names)('the page %s', (name) => {
  it.each(languages)('speaks %s: no key, no placeholder, one heading of first rank', (language) => {
    const page = html(name, { language });
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).not.toMatch(/\{\{|undefined|\[object/);
    expect(textOf(page)).not.toMatch(
      /\b(shell|search|start|category|list|orga|product|footer|entities)\.[a-z]+/,
    );
    expect(page.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it('has no style attribute and no inline script, so that its policy can forbid them', () => {
    const page = html(name);
    expect(page).not.toMatch(/<[^>]* style=/);
    expect(page).not.toMatch(/<[^>]* on[a-z]+=/);
    const scripts = [...page.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    for (const attributes of scripts) expect(attributes).toMatch(/src=|application\/ld\+json/);
  });

  it.each(['RHB', 'MGBAHN'] as const)('says Objekt and Projekt on %s, never Produkt or Firma', (key) => {
    const page = html(name, { platform: platform(key) });
    expect(page.replace(/<style>.*?<\/style>/s, '')).not.toMatch(/Produkt|Firm[ae]|Artikelnummer/);
  });

  it('skips no rank of heading', () => {
    const ranks = [...html(name).matchAll(/<h([1-6])[ >]/g)].map(([, rank]) => Number(rank));
    for (const [index, rank] of ranks.entries()) expect(rank - (ranks[index - 1] ?? 0)).toBeLessThan(2);
  });
});

describe('what a page tells search engines', () => {
  it('is its title, its description and its one address', () => {
    const page = html('product', { path: '/de/product/muster/p0' });
    expect(page).toContain('<title>Steinwolle-Dämmplatte Typ 035, Muster Baustoffe AG – Baustein</title>');
    expect(page).toMatch(/<meta name="description" content="[^"]{20,170}"/);
    expect(links(page, 'canonical')).toEqual([
      { tag: undefined, href: 'http://ch.localhost:3000/de/product/muster/p0' },
    ]);
  });

  it('is every language on every platform that shows it, the same list on each of them', () => {
    const group = platforms.filter(({ group, api, demo }) => group === 'baustein' && !api && !demo);
    const lists = group.flatMap((shown) =>
      languages.map((language) =>
        links(
          html('start', {
            platform: shown,
            language,
            path: `/${language}`,
            alsoOn: group.filter((other) => other !== shown),
          }),
          'alternate',
        ),
      ),
    );
    const [first] = lists;
    expect(first).toHaveLength(3 * 4 + 1);
    expect(first).toContainEqual({ tag: 'fr-CH', href: 'http://ch.localhost:3000/fr' });
    expect(first).toContainEqual({ tag: 'x-default', href: 'http://ch.localhost:3000/de' });
    for (const list of lists) expect(list).toEqual(first);
  });

  it('is German alone where the platform speaks German alone', () => {
    const tags = links(html('start', { platform: platform('RHB'), path: '/de' }), 'alternate').map(
      ({ tag }) => tag,
    );
    expect(tags).toEqual(['de-CH', 'x-default']);
  });

  it('is to look elsewhere, on private platforms, on those for machines and for what somebody searched for', () => {
    expect(html('start', { isPrivate: true })).toContain('<meta name="robots" content="noindex"/>');
    const machine = html('start', { platform: platform('CH_API'), path: '/de' });
    expect(machine).toContain('noindex');
    expect(links(machine, 'canonical')[0]?.href).toBe('http://ch.localhost:3000/de');
    expect(links(machine, 'alternate')).toEqual([]);
    expect(html('search')).toContain('noindex');
    expect(render('search', { ...pageData.search, text: '' }, contextOf({}))).not.toContain('noindex');
    expect(html('start')).not.toContain('noindex');
  });

  it('is a description that describes, of legal pages too, on every platform and without their headings', () => {
    const described = (url: string, text: string, context: Partial<PageContext> = {}) => {
      const data = structuredClone(pageData.article);
      data.url = url;
      if (data.sections[0]) data.sections[0].content.text = text;
      const page = render('article', data, contextOf(context));
      return /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? '';
    };
    const text = '<h2>Betreiberin</h2>\n<p>Holz &amp; Glas<br>im Fenster.</p><h3>Mehr</h3>';
    expect(described('holz', text)).toBe('Holz &amp; Glas im Fenster.');
    for (const language of languages)
      for (const url of legalArticles) {
        const words = described(url, text, { language });
        expect(words.length, words).toBeGreaterThan(60);
        expect(words.length, words).toBeLessThanOrEqual(160);
        expect(words).not.toMatch(/Betreiberin$|Holz|legal/);
      }
    expect(described('agb-rhb', text, { platform: platform('RHB') })).toBe(described('agb', text));
  });

  it('is no address where there is no such page: neither where it stands nor what else says the same', () => {
    for (const name of ['notFound', 'failure', 'noEntry'] as const) {
      const page = html(name);
      expect([...links(page, 'canonical'), ...links(page, 'alternate')], name).toEqual([]);
      expect(page, name).not.toContain('og:url');
    }
  });

  it('is of a shortlist each language of its platform, with the products it names', () => {
    const page = html('shortlist', { query: { product: 'muster/p0' } });
    expect(page).toContain('noindex');
    expect(links(page, 'canonical')[0]?.href).toBe(
      'http://ch.localhost:3000/de/shortlist?product=muster%2Fp0',
    );
    expect(links(page, 'alternate').map(({ tag }) => tag)).toEqual([
      'de-CH',
      'en-CH',
      'fr-CH',
      'it-CH',
      'x-default',
    ]);
    expect(links(page, 'alternate')[2]?.href).toContain('/fr/shortlist?product=muster%2Fp0');
  });

  it('leaves sorting out of the address of a list, and keeps its page', () => {
    const page = html('category', { path: '/de/category/c', query: { sort: 'title', page: '2' } });
    expect(links(page, 'canonical')[0]?.href).toBe('http://ch.localhost:3000/de/category/c?page=2');
  });

  it('is structured data that cannot break out of its element (abuse case 42)', () => {
    const data = structuredClone(pageData.product);
    data.title.text = '</script><script>alert(1)</script>';
    const page = render('product', data, contextOf());
    expect(page).not.toContain('<script>alert');
    const things = structuredOf(page);
    expect(things.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(things[0]).toMatchObject({ gtin: data.gtins, sku: 'MB-1000.0', name: data.title.text });
  });

  it('is of a product its offers and documents, of a list its products in their places', () => {
    const [record] = structuredOf(html('product'));
    expect(record?.['offers']).toEqual([
      {
        '@type': 'Offer',
        price: 1240.5,
        priceCurrency: 'CHF',
        availability: 'https://schema.org/InStock',
        url: 'https://markt.example/1000',
        sku: '77-1000',
        seller: { '@type': 'Organization', name: 'Baumarkt Beispiel' },
      },
    ]);
    expect(record?.['subjectOf']).toEqual([
      expect.objectContaining({
        '@type': 'DigitalDocument',
        url: 'http://ch.localhost:3000/api/file/f0/leistungserklaerung-steinwolle-daemmplatte-typ-035-de.pdf',
        inLanguage: 'de',
      }),
    ]);
    for (const name of ['category', 'class', 'orga'] as const) {
      const { items, page, size, total } = pageData[name].products;
      const list = structuredOf(html(name)).find((thing) => thing['@type'] === 'ItemList');
      expect(list?.['numberOfItems']).toBe(total);
      expect(list?.['itemListElement']).toHaveLength(items.length);
      expect(list?.['itemListElement']).toContainEqual({
        '@type': 'ListItem',
        position: (page - 1) * size + 1,
        url: `http://ch.localhost:3000/de/product/${items[0]?.orgaSid}/${items[0]?.productSid}`,
      });
    }
  });

  it('is a paper under a name that says what it is, and its language where it is another', () => {
    expect(html('product')).toContain(
      '/api/file/f0/leistungserklaerung-steinwolle-daemmplatte-typ-035-de.pdf',
    );
    expect(html('product', { language: 'fr' })).toContain('<span class="badge">Allemand</span>');
  });
});

/** The JSON-LD of a page. */
function structuredOf(page: string): Record<string, unknown>[] {
  return [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}

/** An article of one block. */
function articleOf(contentType: 'image' | 'video', address: string): string {
  const data = structuredClone(pageData.article);
  const [section] = data.sections;
  if (section) {
    section.contentType = contentType;
    section.content.text = address;
  }
  return render('article', data, contextOf({}));
}

it('an article is previewed elsewhere by its first picture', () => {
  const preview =
    '<meta property="og:image" content="http://ch.localhost:3000/api/image/orgaMedia/a1/full?type=jpeg"';
  expect(articleOf('image', '/api/image/orgaMedia/a1/1800')).toContain(preview);
  expect(articleOf('video', '/api/file/aa')).not.toContain('og:image');
});

it('a video waits behind a still: one of ours behind its first picture, one elsewhere unasked and named', () => {
  expect(articleOf('video', '/api/file/aa')).toMatch(
    /<a class="video-still" href="\/api\/file\/aa".*<video src="\/api\/file\/aa#t=0.1"/,
  );
  const elsewhere = articleOf('video', 'https://player.vimeo.com/video/1');
  expect(elsewhere).not.toMatch(/<(video|iframe)/);
  expect(textOf(elsewhere)).toContain('Das Video liegt bei player.vimeo.com');
});

describe('texts of the catalogue', () => {
  it('are marked where they are in another language than the page', () => {
    const page = html('product', { language: 'fr' });
    expect(page).toContain('<span lang="de">Steinwolle-Dämmplatte Typ 035</span>');
    expect(page).toContain('Disponible seulement en allemand');
    expect(html('product')).not.toContain('class="badge"');
  });

  it('carry numbers as people of the platform write them', () => {
    expect(textOf(html('start'))).toContain('20’480 Produkte');
    expect(textOf(html('start', { platform: platform('DE') }))).toContain('20.480 Produkte');
  });
});

describe('the shell', () => {
  it('offers languages only where there is a choice', () => {
    expect(html('start')).toContain('hreflang="fr"');
    expect(html('start', { platform: platform('ZBS') })).not.toContain('hreflang="fr"');
  });

  it('warns on the sandbox, and nowhere else', () => {
    expect(html('start', { platform: platform('CH_DEMO') })).toContain('demo-banner');
    expect(html('start')).not.toContain('class="demo-banner"');
  });

  it('has the footer of its group', () => {
    expect(html('start')).toContain('at.localhost:3000/de');
    expect(html('start')).toContain('data-newsletter');
    expect(html('start', { platform: platform('RHB') })).toContain('mailto:objekte@rhb.example');
    const zbs = html('start', { platform: platform('ZBS') });
    expect(zbs).not.toContain('mailto:');
    expect(zbs).toContain('©');
  });

  it('keeps path and query when the language changes', () => {
    const page = html('category', { path: '/de/category/c', query: { orga: 'muster' } });
    expect(page).toContain('href="/fr/category/c?orga=muster"');
  });
});
