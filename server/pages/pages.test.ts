import { createHash } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openIssuer } from '../identity/openIssuer.ts';
import { pageData } from '../../storefront/testing/pageData.ts';
import { freshDatabase } from '../../tests/setup/freshDatabase.ts';
import { testApp } from '../../tests/setup/testApp.ts';
import { ConnectionLost } from '../base/database/ConnectionLost.ts';
import { readConfig } from '../base/config/config.ts';
import { readingCookie } from '../identity/readingCookie.ts';
import { openReadingSession } from '../identity/readingSession.ts';
import { pages } from './pages.ts';
import type { FrontEnd } from './frontEnd.ts';
import type { PageReads } from './PageReads.ts';
import { createPageCaches } from './createPageCaches.ts';
import { tellFeed } from '../records/feed/tellFeed.ts';

/** As Vite builds it, but for the files. */
const frontEnd: FrontEnd = {
  renderer: () => import('../../storefront/render.tsx'),
  script: '/assets/first.js',
  entry: (name) => ({ script: `/assets/${name}.js`, styles: [], preloads: [] }),
  finish: async (_, html) => html,
  isDevelopment: false,
};

const asked: string[] = [];
const known =
  (name: keyof typeof pageData) =>
  async (...[, language, parameters]: Parameters<PageReads['start']>) => {
    asked.push(`${name} ${language}`);
    if (parameters['categorySid'] === 'unreachable')
      throw new ConnectionLost('connect ECONNREFUSED 127.0.0.1:5432');
    const isMissing = (value: string) => value.endsWith('nothing') || value === 'agb-mgbahn';
    return Object.values(parameters).some(isMissing) ? undefined : pageData[name];
  };
const reads = {
  ...Object.fromEntries(Object.keys(pageData).map((name) => [name, known(name as keyof typeof pageData)])),
  alsoOn: async () => [],
} as unknown as PageReads;

let app: Awaited<ReturnType<typeof testApp>>['app'];
let database: Awaited<ReturnType<typeof freshDatabase>>;
let cookies: Record<string, string>;

beforeAll(async () => {
  database = await freshDatabase();
  const config = readConfig({ NODE_ENV: 'test' });
  ({ app } = await testApp({
    database,
    routes: async (server) =>
      void server.register(pages, {
        issuer: await openIssuer(config, database.write),
        config,
        database,
        reads,
        kept: createPageCaches(database.read),
        frontEnd,
      }),
  }));
  await app.listen({ port: 0 });
  const inAnHour = new Date(Date.now() + 3_600_000);
  const secret = await openReadingSession(database.write, {
    sub: 'somebody',
    username: 'somebody',
    email: undefined,
    expiresAt: inAnHour,
    grantId: undefined,
  });
  cookies = { [readingCookie]: secret };
});

beforeEach(() => void asked.splice(0));

const get = (url: string, headers: Record<string, string> = {}, host = 'ch.localhost:3000') =>
  app.inject({ url, headers: { host, ...headers } });
/** As it stands in the first line of the request, which a client that is a browser would never write. */
const raw = (target: string, host: string) =>
  new Promise<{ statusCode: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    request({ port, path: target, headers: { host } }, (answer) => {
      answer.resume();
      resolve({ statusCode: answer.statusCode ?? 0, headers: answer.headers });
    })
      .on('error', reject)
      .end();
  });
const signedIn = (url: string, host: string) => app.inject({ url, headers: { host }, cookies });

describe('a page of a public platform', () => {
  it('carries a policy that allows its style sheet and no other', async () => {
    const { headers, body } = await get('/de');
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('is the same in every encoding, and not sent to who has it', async () => {
    const plain = await get('/de/category');
    const small = await get('/de/category', { 'accept-encoding': 'gzip;q=0, br' });
    const zipped = await get('/de/category', { 'accept-encoding': 'gzip, br' });
    expect([small, zipped].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
    expect([small, zipped].map(({ headers }) => headers.etag)).toEqual([
      plain.headers.etag,
      plain.headers.etag,
    ]);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    const again = await get('/de/category', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is made once for all who ask for it at a time, and kept when it is made again, whatever else their links carry (behaviour B661)', async () => {
    await Promise.all([
      get('/de/search?text=w'),
      get('/de/search?text=w'),
      get('/de/search?text=w&utm_source=x'),
    ]);
    expect(asked).toEqual(['search de']);
    await get('/de/search?page=1&text=w&size=nonsense');
    await get('/de/search?text=w');
    expect(asked).toEqual(['search de', 'search de']);
    await get('/de/search?text=w&page=2');
    await get('/fr/search?text=w');
    expect(asked).toEqual(['search de', 'search de', 'search de', 'search fr']);
    await Promise.all([get('/fr/search?text=w%3F'), get('/fr/search?text=w?')]);
    expect(asked).toEqual(['search de', 'search de', 'search de', 'search fr', 'search fr']);
  });

  it('is made anew once what it shows has changed', async () => {
    await get('/de/orga');
    await tellFeed(database.write, '*', ['CH']);
    await wait(600);
    await get('/de/orga');
    expect(asked).toEqual(['orgas de', 'orgas de']);
  });

  it('that names the same thing on other platforms is made anew once one of them changes', async () => {
    const both = async () => [await get('/de/orga/acme'), await get('/de/search?text=acme')];
    await both();
    await both();
    await tellFeed(database.write, '*', ['DE']);
    await wait(600);
    await both();
    expect(asked).toEqual(['orga de', 'search de', 'search de', 'orga de']);
  });

  it('is kept by nobody once it is made for somebody', async () => {
    await get('/de');
    const { headers, body } = await signedIn('/de', 'ch.localhost:3000');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('/de/profile');
    expect((await get('/de')).body).toContain('/de/login');
  });
});

describe('an address', () => {
  it('without language leads to the guessed one', async () => {
    const { statusCode, headers } = await get('/?a=1', { 'accept-language': 'fr-CH,fr;q=0.9' });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/fr?a=1', 'no-store']);
    expect((await get('/category/c1')).headers.location).toBe('/de/category/c1');
    const chosen = await app.inject({
      url: '/',
      headers: { host: 'ch.localhost' },
      cookies: { language: 'it' },
    });
    expect(chosen.headers.location).toBe('/it');
  });

  it.each(['/de/no/such/page', '/de/product/nothing/nothing', '/es/start', '/de/category/nothing'])(
    '%s that shows nothing is not found, and says where else to look',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('noindex');
      expect(body).toMatch(/<form[^>]* action="\/(de|en)\/search"/);
      expect(body).toContain('Dämmung');
    },
  );

  it('leads nowhere but to what its route means, however it is written (behaviour B151)', async () => {
    const hosts = ['ch.localhost:3000', 'sandbox-ch.localhost:3000'];
    const addresses = [
      '//evil.example/x',
      '//evil.example/de/category/c',
      '///evil.example',
      '/\\evil.example/x',
      '/%5Cevil.example',
      '/%2F%2Fevil.example/x',
      '/de//evil.example',
      '/de/%2F%2Fevil.example',
      '//evil.example%2F..%2Fde',
      '//category/x',
      '/de/category/..%2F..%2F%2Fevil.example',
      '//product/a/b',
      'http://evil.example/de/category/c',
      'http://evil.example/category/c',
      '/01/%2F%2Fevil.example',
    ];
    const queries = ['', '?least-laenge=1', '?lang=fr'];
    for (const host of hosts)
      for (const address of addresses)
        for (const query of queries) {
          const { statusCode, headers } = await raw(`${address}${query}`, host);
          const said = `${host} ${address}${query}: ${statusCode} ${headers.location}`;
          expect(statusCode, said).toBeLessThan(500);
          if (statusCode >= 300 && statusCode < 400)
            expect(headers.location, said).toMatch(/^\/(de|en|fr|it)(\/(?![/\\])|\?|$)/);
        }
    const { headers } = await get('/de/category/c?page=2&least-laenge=1&utm=x');
    expect(headers.location).toBe('/de/category/c?utm=x&attributes=laenge*1..');
    expect((await get('//evil.example/x?least-laenge=1')).statusCode).toBe(404);
    const login = await get('/de/category/c?page=2', {}, 'sandbox-ch.localhost:3000');
    expect(login.headers.location).toBe('/de/login?wanted=%2Fde%2Fcategory%2Fc%3Fpage%3D2');
    const lost = await get('//evil.example/x', {}, 'sandbox-ch.localhost:3000');
    expect(lost.headers.location).toBe('/de/login');
  });

  it('of the API that is not there stays one of the API', async () => {
    const tooLong = `/api/import/product/CH/a/${'a'.repeat(400)}`;
    expect((await get(tooLong)).json()).toMatchObject({ status: 404, type: '/problems/not-found' });
    const { statusCode, headers } = await get('/api/nothing');
    expect([statusCode, headers['content-type']]).toEqual([404, expect.stringContaining('problem+json')]);
  });

  it('of a link of somebody’s mail is a page for them alone, with the button of that link', async () => {
    const token = 'a'.repeat(32);
    const { headers, body } = await get(`/fr/newsletter?state=confirm&token=${token}`);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain(`action="/api/newsletter/confirm/${token}?lang=fr" method="post"`);
    const shared = await get('/fr/newsletter?state=confirmed');
    expect(shared.headers['cache-control']).toBe('public, no-cache');
    for (const other of ['state=confirm', `state=confirmed&token=${token}`, 'state=confirm&token="><b>'])
      expect((await get(`/fr/newsletter?${other}`)).body).not.toMatch(/action="\/api\/newsletter\/\w/);
  });

  it('of an article of terms on a group without newsletter is no newsletter', async () => {
    expect((await get('/de/newsletter')).statusCode).toBe(200);
    expect((await get('/de/newsletter', {}, 'rhb.localhost')).statusCode).toBe(404);
  });
});

describe('a page that cannot be made', () => {
  it('says so in the language of its address, and nothing of the cause; programs get the problem', async () => {
    const page = await get('/fr/category/unreachable', { accept: 'text/html' });
    expect([page.statusCode, page.headers['cache-control'], page.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '2',
    ]);
    expect(page.body).toContain('Cette page ne peut pas être affichée');
    expect(page.body).toContain('<meta name="robots" content="noindex"');
    expect(page.body).not.toMatch(/ECONN|5432/);
    const problem = await get('/fr/category/unreachable', { accept: 'application/json' });
    expect([problem.statusCode, problem.headers['content-type']]).toEqual([503, 'application/problem+json']);
  });
});

describe('a private platform', () => {
  it.each(['zbs.localhost', 'sandbox-ch.localhost'])(
    '%s shows strangers the login and nothing else',
    async (host) => {
      for (const url of ['/de', '/de/category', '/de/nothing', '/de/agb_intern']) {
        const { statusCode, headers, body } = await get(url, {}, host);
        expect([statusCode, headers.location]).toEqual([302, `/de/login?wanted=${encodeURIComponent(url)}`]);
        expect(headers['cache-control']).toBe('no-store');
        expect(body).toBe('');
      }
      expect(asked).toEqual([]);
    },
  );

  it('shows everybody its legal articles, and who is signed in everything, neither to be kept (abuse case 71)', async () => {
    const article = await get('/de/imprint', {}, 'zbs.localhost');
    const page = await signedIn('/de', 'zbs.localhost');
    for (const { statusCode, headers, body } of [article, page]) {
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(body).toContain('noindex');
    }
  });
});

it('tells strangers of a private platform nothing when a legal article is missing', async () => {
  const { statusCode, body } = await get('/de/agb-mgbahn', {}, 'zbs.localhost');
  expect(statusCode).toBe(404);
  expect(body).not.toContain('Dämmung');
  expect(asked).toEqual(['article de']);
});

describe('the shell of the backoffice and of the account pages', () => {
  it.each(['/de/backoffice/orgas', '/de/login', '/de/profile', '/authgrant-redirect?code=1'])(
    '%s is made for one visit, with a nonce of its own',
    async (url) => {
      const [one, other] = [await get(url), await get(url)];
      const nonce = /nonce-([^']+)'/.exec(String(one.headers['content-security-policy']))?.[1] ?? '';
      expect(one.body).toContain(`nonce="${nonce}"`);
      expect(other.body).not.toContain(nonce);
      expect(one.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(String(one.headers['set-cookie'])).toMatch(/^XSRF-TOKEN=/);
      expect(one.body).toContain(url.includes('backoffice') ? '/assets/backoffice.js' : '/assets/account.js');
    },
  );

  it('says of the login what it is for, in the language and by the name of its platform', async () => {
    const french = (await get('/fr/login')).body;
    expect(french).toMatch(/<meta name="description" content="Connexion à Baustein\u00a0: [^"]{20,120}">/);
    const rhb = (await get('/de/login', {}, 'rhb.localhost')).body;
    expect(rhb).toMatch(/<meta name="description" content="Anmelden bei RhB Objektkatalog: [^"]{20,120}">/);
  });

  it('names platform, language and identity in its configuration', async () => {
    const { body } = await get('/de/login', {}, 'rhb.localhost');
    const config = /id="config">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(config)).toEqual({
      platform: 'RHB',
      language: 'de',
      textsVersion: '20250214',
      isPrivate: false,
      identity: {
        userPoolId: 'eu-central-1_local',
        clientId: 'local-web-client',
        userPoolEndpoint: '/idp/api',
        hostedUi: '/idp',
        signsInByCode: true,
        outbox: '/idp/outbox',
      },
    });
  });

  it('names a pool of Amazon, whose addresses the browser may then call', async () => {
    const env = {
      COGNITO_USER_POOL_ID: 'eu-central-1_AbCdEf123',
      COGNITO_CLIENT_ID: '7lmpq3example5k2',
      COGNITO_HOSTED_UI: 'https://baustein.auth.eu-central-1.amazoncognito.com',
    };
    const config = readConfig({ NODE_ENV: 'test', ...env });
    const { app: withPool } = await testApp({
      database,
      config,
      routes: async (server) =>
        void server.register(pages, {
          issuer: await openIssuer(config, database.write),
          config,
          database,
          reads,
          kept: createPageCaches(database.read),
          frontEnd,
        }),
    });
    const { headers, body } = await withPool.inject({ url: '/de/login', headers: { host: 'ch.localhost' } });
    expect(JSON.parse(/id="config">(.*?)<\/script>/.exec(body)?.[1] ?? '').identity).toEqual({
      userPoolId: env.COGNITO_USER_POOL_ID,
      clientId: env.COGNITO_CLIENT_ID,
      hostedUi: env.COGNITO_HOSTED_UI,
      signsInByCode: false,
    });
    expect(headers['content-security-policy']).toContain(
      `connect-src 'self' https://cognito-idp.eu-central-1.amazonaws.com ${env.COGNITO_HOSTED_UI}`,
    );
  });
});

describe('files beside the pages', () => {
  it('are the texts of each language', async () => {
    const french = await get('/assets/i18n/fr.json?v=20250214');
    expect(french.json()).toMatchObject({ entities: { product: { name_one: 'Produit' } } });
    for (const [slug, close] of [
      ['ch', 'Schliessen'],
      ['at', 'Schließen'],
    ] as const)
      expect((await get('/assets/i18n/de.json', {}, `${slug}.localhost`)).json()).toMatchObject({
        storefront: { shell: { close } },
      });
    expect((await get('/assets/i18n/es.json')).statusCode).toBe(404);
    expect((await get('/assets/i18n/..%2Fde.json')).statusCode).toBe(404);
  });

  it('tell crawlers to leave private platforms alone', async () => {
    expect((await get('/robots.txt')).body).toContain('Allow: /api/image/');
    expect((await get('/robots.txt', {}, 'zbs.localhost')).body).toContain('Disallow: /\n');
  });

  it('are QR codes of addresses of the platform, drawn when they are asked for', async () => {
    const { headers, body } = await get('/qr/01/07612345678900.svg');
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/svg+xml',
      'public, max-age=86400',
    ]);
    expect(body).toMatch(/^<svg [^>]+><path d="(M\d+ \d+h\d+v1H\d+z)+"\/><\/svg>$/);
    expect((await get('/qr/de/product/a/b.svg')).body).not.toBe(body);
    for (const address of ['/qr/01/1', '/qr/.svg', `/qr/${'x'.repeat(700)}.svg`])
      expect((await get(address)).statusCode).toBe(404);
  });

  it('tell browsers which pages to make before they are opened', async () => {
    const rules = /"(.*)"/.exec(String((await get('/de')).headers['speculation-rules']))?.[1] ?? '';
    const { headers, body } = await get(rules);
    expect(headers['content-type']).toBe('application/speculationrules+json');
    const [{ where }] = (JSON.parse(body) as { prerender: [{ where: { and: [Pattern, { not: Pattern }] } }] })
      .prerender;
    const isMade = (path: string) => matches(where.and[0], path) && !matches(where.and[1].not, path);
    expect(
      ['/de/product/alpenfenster/af-1', '/it/category/fenster', '/fr/orga/alpenfenster'].filter(isMade),
    ).toHaveLength(3);
    expect(
      ['/de/category/fenster?page=2', '/de/search', '/de/profile', '/de/backoffice/orgas'].filter(isMade),
    ).toEqual([]);
  });
});

interface Pattern {
  href_matches: string;
}

function matches({ href_matches }: Pattern, path: string): boolean {
  return new URLPattern(href_matches, 'http://ch.localhost').test(path, 'http://ch.localhost');
}
