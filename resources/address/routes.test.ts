import { describe, expect, it } from 'vitest';
import { guessLanguage, parseAcceptLanguage } from '../language/guessLanguage.ts';
import { platform } from '../platform/platforms.ts';
import { inLanguage, pathTo, resolveRoute } from './routes.ts';

const ch = { platform: platform('CH') };
const rhb = { platform: platform('RHB') };

function meaning(url: string, hints: Parameters<typeof resolveRoute>[1] = ch): string {
  const route = resolveRoute(url, hints);
  if (route.kind === 'redirect') return `-> ${route.location}`;
  return route.kind === 'screen'
    ? `${route.language} ${route.screen} ${Object.values(route.parameters).join(' ')}`.trim()
    : `${route.language} 404`;
}

describe('An address (behaviour B17, B23, B24)', () => {
  it.each([
    ['/de', 'de start'],
    ['/it/login', 'it login'],
    ['/de/category', 'de categories'],
    ['/de/category/fenster', 'de category fenster'],
    ['/de/class/ifc/IfcDoor', 'de class ifc IfcDoor'],
    ['/class/ebkph/E03.02', '-> /de/class/ebkph/E03.02'],
    ['/de/class/ifc', 'de classSystem ifc'],
    ['/fr/orga', 'fr orgas'],
    ['/fr/orga/alpenfenster?line=x', 'fr orga alpenfenster'],
    ['/en/product/alpenfenster/f-1', 'en product alpenfenster f-1'],
    ['/en/product/alpenfenster', 'en 404'],
    ['/de/search?text=x', 'de search'],
    ['/de/backoffice', 'de backoffice'],
    ['/de/backoffice/orga/a/products/b', 'de backoffice orga/a/products/b'],
    ['/de/imprint', 'de article imprint'],
    ['/de/a/b/c', 'de 404'],
    ['/es', 'de 404'],
    ['/es/product/a/b', 'de 404'],
    ['/', '-> /de'],
    ['/?x=1', '-> /de?x=1'],
    ['/search?text=ziegel', '-> /de/search?text=ziegel'],
    ['/search?text=ziegel?', '-> /de/search?text=ziegel%3F'],
    ['/product/a/b?x=1', '-> /de/product/a/b?x=1'],
    ['/category/fenster', '-> /de/category/fenster'],
    ['/orga/a', '-> /de/orga/a'],
    ['/product/a', '-> /de/product/a'],
    ['/category/a/b', '-> /de/category/a/b'],
    ['/de/category/a/b', 'de 404'],
    ['/orga', 'de 404'],
    ['/product', 'de 404'],
    ['/de/search?text=x&lang=fr', '-> /fr/search?text=x'],
    ['/de?lang=es', '-> /de'],
    ['/de/product/%zz/b', 'de product %zz b'],
  ])('%s means %s', (url, expected) => {
    expect(meaning(url)).toBe(expected);
  });

  it('goes to the stored choice before the browser’s language', () => {
    expect(meaning('/', { ...ch, stored: 'it', browser: ['fr-CH'] })).toBe('-> /it');
    expect(meaning('/', { ...ch, browser: ['fr-CH', 'de'] })).toBe('-> /fr');
    expect(meaning('/', { ...ch, browser: ['es-ES', 'de'] })).toBe('-> /en');
  });

  it('has one language on a platform with a forced one', () => {
    expect(meaning('/fr/orga?line=1', rhb)).toBe('-> /de/orga?line=1');
    expect(meaning('/', { ...rhb, stored: 'it' })).toBe('-> /de');
    expect(meaning('/de/orga', rhb)).toBe('de orgas');
  });

  it('is built and read by the same table', () => {
    const path = pathTo('fr', 'product', { orgaSid: 'a b', productSid: 'x/y' }, { page: 2, sort: undefined });
    expect(path).toBe('/fr/product/a%20b/x%2Fy?page=2');
    expect(meaning(path)).toBe('fr product a b x/y');
    expect(inLanguage('/fr/orga?x=1', 'it')).toBe('/it/orga?x=1');
  });
});

describe('The guess of a language (behaviour B15, B16)', () => {
  it.each([
    [{ prefix: 'fr', stored: 'it', browser: ['en'] }, 'fr'],
    [{ prefix: 'es', stored: 'it' }, 'it'],
    [{ browser: ['en-GB'] }, 'en'],
    [{ browser: ['pt'] }, 'en'],
    [{ stored: 'xx' }, 'en'],
    [{}, 'de'],
    [{ forced: 'de', prefix: 'fr' }, 'de'],
  ] as const)('%j gives %s', (hints, language) => {
    expect(guessLanguage(hints)).toBe(language);
  });

  it('reads Accept-Language by preference', () => {
    expect(parseAcceptLanguage('en;q=0.5, fr-CH, *;q=0.1, de;q=0')).toEqual(['fr-CH', 'en']);
  });
});
