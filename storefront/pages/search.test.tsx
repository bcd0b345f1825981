import { describe, expect, it } from 'vitest';
import { nearReasons, understoodKinds, type SearchPage } from '../../resources/calls/searchPage.ts';
import { languages } from '../../resources/language/languages.ts';
import type { PageContext } from '../../resources/page.ts';
import { platform } from '../../resources/platform/platforms.ts';
import { render } from '../render.tsx';
import { contextOf } from '../testing/contextOf.ts';
import { searchStates } from '../testing/searchStates.ts';

const { inVain, near, nearOnly, codes, foreign } = searchStates;

const html = (data: SearchPage, context: Partial<PageContext> = {}) =>
  render('search', data, contextOf({ path: '/de/search', query: { text: data.text }, ...context }));

/** What stands in the page's main part, without its marks. */
const said = (page: string) =>
  (/<main.*<\/main>/s.exec(page)?.[0] ?? '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const headings = (page: string, rank: 1 | 2) =>
  [...page.matchAll(new RegExp(`<h${rank}[^>]*>(.*?)</h${rank}>`, 'gs'))].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  );

const addresses = (page: string) =>
  [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe.each(Object.entries(searchStates))('the search page, %s', (_, data) => {
  it.each(languages)('speaks %s: no key, no placeholder, one heading of first rank', (language) => {
    const page = html(data, { language, path: `/${language}/search` });
    expect(page.replace(/ data-[a-z-]+=("[^"]*"|'[^']*')/g, '')).not.toMatch(/\{\}|\{\{|undefined|\[object/);
    expect(said(page)).not.toMatch(/\b(search|shortlist|languages)\.[a-z]+/);
    expect(headings(page, 1)).toHaveLength(1);
    const ranks = [...page.matchAll(/<h([1-6])[ >]/g)].map(([, rank]) => Number(rank));
    for (const [index, rank] of ranks.entries()) expect(rank - (ranks[index - 1] ?? 0)).toBeLessThan(2);
  });

  it.each(['RHB', 'MGBAHN'] as const)('never says Produkt or Firma on %s', (key) => {
    expect(said(html(data, { platform: platform(key) }))).not.toMatch(/Produkt|Firm[ae]|Artikelnummer/);
  });
});

describe('what was understood', () => {
  it('is a link for each piece: its kind and what it stands for, leading to the search without it', () => {
    const page = html(near, { query: { text: near.text, category: 'c1', page: '2' } });
    expect(said(page)).toContain('Nicht verlangen: Kategorie lavabo = Waschtische');
    expect(said(page)).toContain('Nicht verlangen: Grösse 60 cm = 600 mm');
    expect(said(page), 'where the label holds what was typed it says so once').toMatch(
      /Nicht verlangen: Merkmal Farbe: weiss Nicht verlangen/,
    );
    expect(addresses(page)).toContain('/de/search?text=lavabo+weiss+keramon&category=c1');
  });

  it('leads to the empty field where nothing else was typed', () => {
    const [piece] = near.understood;
    const alone = { ...near, understood: piece ? [{ ...piece, without: '' }] : [] };
    expect(html(alone)).toContain(
      '<a href="/de/search" rel="nofollow"><span class="hidden">Nicht verlangen:',
    );
  });

  it.each(understoodKinds)('has a word for the kind %s in each language', (kind) => {
    const words = languages.map((language) => {
      const [piece] = near.understood;
      const page = html({ ...near, understood: piece ? [{ ...piece, kind }] : [] }, { language });
      return /<small>([^<]*)<\/small>/.exec(page)?.[1];
    });
    for (const word of words) expect(word).toMatch(/^\p{Lu}/u);
  });
});

describe('what comes near', () => {
  it('stands behind what fits, under its own heading that names what was given up', () => {
    const page = html(near);
    expect(headings(page, 1)).toEqual(['Suche nach «lavabo weiss 60 cm keramon»']);
    expect(headings(page, 2)).toContain('Ohne: 60 cm, weiss');
    const [fitting = '', others = ''] = page.split('<section class="near"');
    expect(fitting.match(/<article/g)).toHaveLength(5);
    expect(others.match(/<article/g)).toHaveLength(3);
    expect(said(page)).toContain('5 Treffer');
  });

  it('begins where the fitting ones end, also on a later page', () => {
    const page = html({ ...near, page: 2, size: 4, products: productsOf(near, 3), exact: 5 });
    expect(page.split('<section class="near"')[0]?.match(/<article/g)).toHaveLength(1);
  });

  it('says that nothing fits as a whole, is no page for search engines, and counts nothing', () => {
    const page = html(nearOnly);
    expect(headings(page, 1)).toEqual(['Nichts passt ganz zu «boiler 300 l»']);
    expect(headings(page, 2)).toContain('Andere Grössen');
    expect(page.match(/<article/g)).toHaveLength(4);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).not.toContain('class="tabs"');
  });

  it('says so too where something of another kind fits, which its tab leads to', () => {
    const page = html({ ...nearOnly, totals: { ...nearOnly.totals, category: 2 }, facets: near.facets });
    expect(headings(page, 1)).toEqual(['Nichts passt ganz zu «boiler 300 l»']);
    expect(said(page)).toMatch(/Produkte 0 Kategorien 2/);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
  });

  it.each(nearReasons)('says %s in each language in words of its own', (reason) => {
    const texts = languages.map((language) =>
      headings(html({ ...near, near: { reason, without: ['60 cm'] } }, { language }), 2).join(),
    );
    expect(new Set(texts).size).toBe(languages.length);
  });

  it('is nothing where all of a page fits, however far the counting went', () => {
    const page = html({ ...near, near: null, atLeast: true, exact: 1, page: 3 });
    expect(page.match(/<article/g)).toHaveLength(8);
    expect(page).not.toContain('class="near"');
  });
});

describe('several codes', () => {
  it('are a table of what was typed and what has it, guesses told by their reason, the missing ones as missing', () => {
    const page = html(codes);
    expect(headings(page, 1)).toEqual(['4 Nummern nachgeschlagen']);
    expect(said(page)).toContain('2 von 4 gefunden');
    const rows = [...page.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => said(`<main>${row}</main>`));
    expect(rows).toHaveLength(5);
    expect(rows[1]).toMatch(/MB-1000\.0 .*Steinwolle-Dämmplatte.*Dreifach-Isolierverglasung/);
    expect(rows[2]).toContain('MB-1OO7.1 O statt 0');
    expect(rows[3]).toContain('99 Nicht gefunden');
    expect(addresses(page)).toContain('/de/product/muster/p0');
    expect(page).toContain('noindex');
  });

  it('go on the shortlist all at once, each product once, but for what is only a guess', () => {
    expect(html(codes)).toMatch(/data-keep-all="muster\/p0,muster\/p1,muster\/p2"[^>]*>Alle merken \(3\)/);
    const guessed = { ...codes, codes: (codes.codes ?? []).slice(1, 3) };
    expect(html(guessed)).not.toContain('data-keep-all');
    expect(html(guessed)).toContain('data-product="muster/p1"');
  });
});

describe('where nothing is found', () => {
  it('the page says so in its heading and leads on: to less, to other languages, to categories', () => {
    const page = html(inVain);
    expect(headings(page, 1)).toEqual(['Nichts gefunden für «kippspiegelhalter 300 l»']);
    expect(said(page)).toMatch(/Weniger verlangen kippspiegel 12 300 l 1’040/);
    expect(addresses(page)).toEqual(
      expect.arrayContaining([
        '/de/search?text=kippspiegel',
        '/fr/search?text=kippspiegelhalter+300+l',
        '/de/category/c3',
      ]),
    );
    expect(page.match(/<form[^>]* action="\/de\/search"/g), 'a field in the page itself').toHaveLength(2);
  });

  it('a platform of one language offers no other', () => {
    expect(said(html(inVain, { platform: platform('RHB') }))).not.toContain('Sprache');
  });

  it('a long text is shortened where it stands in a heading', () => {
    const [heading = ''] = headings(html({ ...inVain, text: 'sehr lange Wörter '.repeat(40) }), 1);
    expect(heading.length).toBeLessThan(160);
    expect(heading).toMatch(/…»$/);
  });
});

describe('what was found by the words of another language', () => {
  it('is marked with its name, and leads to the page in it', () => {
    const page = html(foreign);
    expect(said(page)).toContain('Gefunden auf Italienisch · Seite auf Italienisch zeigen');
    expect(addresses(page)).toContain('/it/search?text=lana+di+roccia');
    expect(said(html(foreign, { language: 'fr' }))).toContain('Trouvé en italien');
  });

  it('leads nowhere on a platform of one language', () => {
    expect(said(html(foreign, { platform: platform('RHB') }))).not.toContain('zeigen');
  });
});

function productsOf({ products }: SearchPage, count: number): SearchPage['products'] {
  return products.slice(0, count);
}
