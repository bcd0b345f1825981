import type { Attack, Proof, Step } from '../attacking/Attack.ts';
import { answered, heads, pointsTo, says, succeeded } from '../attacking/proofs.ts';
import { get, identity, page, post, raw, rawGet } from '../attacking/steps.ts';

const a = (title: string, steps: readonly Step[], through: readonly Proof[] = [succeeded]): Attack => ({
  title,
  steps,
  through,
  meetsNothing: true,
});
const file = [says(/root:|BEGIN|"private"|DATABASE/), answered(200)];
const twice: Proof = (answers) =>
  answers.some(({ body }) => /HTTP\/1\.1 2/.test(body)) ? 'a second request was answered' : undefined;
const away = [pointsTo('evil.example')];
const smuggled =
  'GET /api/import/user-right/search HTTP/1.1\r\nHost: ch.localhost\r\nAuthorization: Bearer {token.admin}\r\nConnection: close\r\n\r\n';
const entryPage = '/api/v1/external/entry?orga=alpenfenster';
/** The address of the hosted pages that leads back to an address. */
export const authorize = (more: string) =>
  `/idp/oauth2/authorize?client_id=local-web-client&response_type=code&scope=openid&state=s&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256&redirect_uri=${more}`;

export const addresses: readonly Attack[] = [
  a(
    'dots out of the folder of pictures',
    [
      rawGet('/api/image/logo/../../../../etc/passwd/full'),
      rawGet('/api/image/logo/..%2f..%2f..%2fetc%2fpasswd/full'),
    ],
    file,
  ),
  a(
    'dots out of the folder of documents',
    [
      rawGet('/api/file/../../identity.key'),
      rawGet('/api/file/..%2f..%2fidentity.key'),
      rawGet('/api/file/%2e%2e%2fidentity.key'),
    ],
    file,
  ),
  a(
    'dots out of the assets',
    [
      rawGet('/assets/../package.json'),
      rawGet('/assets/..%2f..%2fpackage.json'),
      rawGet('/assets/%2e%2e/%2e%2e/package.json'),
      rawGet('/assets/....//....//package.json'),
    ],
    file,
  ),
  a(
    'dots that were written twice',
    [rawGet('/assets/%252e%252e%252fpackage.json'), rawGet('/api/file/%252e%252e%252fidentity.key')],
    file,
  ),
  a(
    'dots in long UTF-8',
    [rawGet('/assets/%c0%ae%c0%ae%c0%afpackage.json'), rawGet('/assets/%e0%80%ae%e0%80%ae/package.json')],
    file,
  ),
  a(
    'backslashes for slashes',
    [rawGet('/assets/..\\..\\package.json'), rawGet('/assets/..%5c..%5cpackage.json')],
    file,
  ),
  a(
    'a zero in a path',
    [
      rawGet('/assets/package.json%00.js'),
      rawGet('/de/orga/alpenfenster%00'),
      rawGet('/sitemap/products-1%00.xml'),
    ],
    file,
  ),
  a(
    'texts of a language that is a path',
    [
      rawGet('/assets/i18n/..%2f..%2f..%2fpackage.json'),
      rawGet('/assets/i18n/../../package.json'),
      rawGet('/assets/i18n/__proto__.json'),
      rawGet('/assets/i18n/constructor.json'),
    ],
    file,
  ),
  a(
    'a sitemap that is a path',
    [
      rawGet('/sitemap/..%2f..%2fpackage.json'),
      rawGet('/sitemap/../robots'),
      rawGet('/sitemap/constructor.xml'),
    ],
    [says(/root:|"private"/)],
  ),
  a(
    'files that lie about',
    [
      rawGet('/.git/config'),
      rawGet('/.env'),
      rawGet('/package.json'),
      rawGet('/server/start.ts'),
      rawGet('/node_modules/fastify/package.json'),
      rawGet('/data/identity.key'),
    ],
    [answered(200)],
  ),
  a(
    'the inside of other servers',
    [
      rawGet('/debug/pprof'),
      rawGet('/metrics'),
      rawGet('/actuator/env'),
      rawGet('/__vite_ping'),
      rawGet('/@fs/etc/passwd'),
      rawGet('/idp/outbox/../outbox'),
    ],
    [says(/root:|heap/)],
  ),
  a('matrix parameters behind a segment', [
    rawGet('/api;x=1/import/orga/CH'),
    rawGet('/api/import;/orga/CH'),
    rawGet('/api/import/orga/CH;a'),
  ]),
  a('a path in capitals', [rawGet('/API/import/orga/CH'), rawGet('/api/IMPORT/orga/CH')]),
  a('two slashes', [
    rawGet('//api/import/orga/CH'),
    rawGet('/api//import/orga/CH'),
    rawGet('/api/import/orga//CH'),
  ]),
  a('a slash behind', [rawGet('/api/import/user-right/search/'), rawGet('/api/CH_DEMO/orga/')]),
  a(
    'an absolute address as the target',
    [
      raw('GET http://evil.example/de/orga/alpenfenster HTTP/1.1', 'Host: ch.localhost', 'Connection: close'),
      raw(
        'GET http://zbs.localhost/de/orga/alpenfenster HTTP/1.1',
        'Host: ch.localhost',
        'Connection: close',
      ),
    ],
    [...away, says('kanarie')],
  ),
  a(
    'a target of two slashes that a browser takes for a host',
    [rawGet('//evil.example'), rawGet('//evil.example/de'), rawGet('///evil.example/%2e%2e')],
    away,
  ),
  a(
    'a target of a backslash that a browser takes for a host',
    [
      rawGet('/\\evil.example'),
      rawGet('/\\/evil.example'),
      rawGet('/%5cevil.example'),
      rawGet('/%2f%2fevil.example'),
      rawGet('/%09/evil.example'),
    ],
    away,
  ),
  a(
    'a product page without language that leads away',
    [
      rawGet('/product//evil.example'),
      rawGet('/product/%2f%2fevil.example/x'),
      rawGet('/orga/..%2f..%2f%2fevil.example'),
      rawGet('/category/\\evil.example'),
    ],
    away,
  ),
  a(
    'a language that leads away',
    [
      rawGet('/de?lang=//evil.example'),
      rawGet('//evil.example?lang=fr'),
      rawGet('/de//evil.example?lang=fr'),
      rawGet('/de/..//evil.example?lang=fr'),
    ],
    away,
  ),
  a(
    'line ends in an address that becomes a Location',
    [
      rawGet('/de?lang=fr%0d%0aX-Injected:%20x'),
      rawGet('/product/a/b%0d%0aX-Injected:x'),
      rawGet('/01/%0d%0aX-Injected:x'),
      rawGet('/orga/a%0aX-Injected:x/b'),
    ],
    away,
  ),
  a(
    'a GTIN that is a host',
    [
      rawGet('/01///evil.example'),
      rawGet('/01/04006381333931/../../evil.example'),
      rawGet('/01/04006381333931?lang=//evil.example'),
    ],
    away,
  ),
  a(
    'an address remembered for the sign-in that leads away',
    [
      { ...page('sandbox-ch', '/de/orga/alpenfenster?wanted=//evil.example') },
      page('ch', '/de/login?wanted=https://evil.example'),
      page('zbs', '//evil.example/de'),
    ],
    away,
  ),
  a(
    'a foreign host',
    [
      { url: entryPage, headers: { host: 'evil.example', accept: 'text/html' } },
      { url: '/de/orga/alpenfenster', headers: { host: 'evil.example' } },
      { url: '/sitemap.xml', headers: { host: 'evil.example' } },
      { url: '/', headers: { host: 'ch.evil.example' } },
    ],
    [...away, says('evil.example')],
  ),
  a(
    'a foreign host of a proxy',
    [
      {
        url: entryPage,
        headers: {
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          'x-host': 'evil.example',
          'x-original-host': 'evil.example',
          accept: 'text/html',
        },
      },
      { url: '/de', headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-prefix': '/evil' } },
    ],
    [...away, says('evil.example')],
  ),
  a(
    'a host with a name before it',
    [
      { url: entryPage, headers: { host: 'ch.localhost@evil.example', accept: 'text/html' } },
      { url: entryPage, headers: { host: 'evil.example#ch.localhost', accept: 'text/html' } },
      { url: '/de', headers: { host: 'ch.localhost:80@evil.example' } },
    ],
    [...away, says('evil.example')],
  ),
  a(
    'a host that is markup',
    [
      { url: '/de', headers: { host: '"><script>alert(1)</script>' } },
      { url: '/sitemap.xml', headers: { host: '<x>' } },
    ],
    [says('<script>alert')],
  ),
  a(
    'a path that another header names',
    [
      rawGet('/api/time', 'X-Original-URL: /api/import/user-right/search'),
      rawGet('/api/time', 'X-Rewrite-URL: /api/import/user-right/search'),
      rawGet('/api/time', 'X-Forwarded-Uri: /api/import/platforms'),
    ],
    [says('"items"')],
  ),
  a('an address of the sender that opens what is for this machine', [
    rawGet('/idp/outbox', 'X-Forwarded-For: 127.0.0.1', 'Host: evil.example'),
    { url: '/idp/outbox', headers: { host: 'evil.example' } },
  ]),
  a(
    'a length and chunks',
    [
      raw(
        'POST /api/newsletter HTTP/1.1',
        'Host: ch.localhost',
        'Content-Type: application/json',
        'Content-Length: 4',
        'Transfer-Encoding: chunked',
        '',
        `0\r\n\r\n${smuggled}`,
      ),
    ],
    [twice],
  ),
  a(
    'chunks under a name with a blank',
    [
      raw(
        'POST /api/newsletter HTTP/1.1',
        'Host: ch.localhost',
        'Transfer-Encoding : chunked',
        'Content-Type: application/json',
        '',
        `0\r\n\r\n${smuggled}`,
      ),
    ],
    [twice],
  ),
  a(
    'chunks by a coding nobody knows',
    [
      raw(
        'POST /api/newsletter HTTP/1.1',
        'Host: ch.localhost',
        'Transfer-Encoding: xchunked',
        'Content-Type: application/json',
        '',
        `0\r\n\r\n${smuggled}`,
      ),
    ],
    [twice],
  ),
  a(
    'chunks that come last but one',
    [
      raw(
        'POST /api/newsletter HTTP/1.1',
        'Host: ch.localhost',
        'Transfer-Encoding: chunked, identity',
        'Content-Type: application/json',
        '',
        `0\r\n\r\n${smuggled}`,
      ),
    ],
    [twice],
  ),
  a(
    'two lengths',
    [
      raw(
        'POST /api/newsletter HTTP/1.1',
        'Host: ch.localhost',
        'Content-Type: application/json',
        'Content-Length: 0',
        `Content-Length: ${smuggled.length}`,
        '',
        smuggled,
      ),
    ],
    [twice],
  ),
  a(
    'a length with a sign, in hexadecimal or in a list',
    ['+5', '-1', '0x5', '5, 5', '5e0', '99999999999999999999'].map((length) =>
      raw(
        'POST /api/newsletter HTTP/1.1',
        'Host: ch.localhost',
        'Content-Type: application/json',
        `Content-Length: ${length}`,
        'Connection: close',
        '',
        'abcde',
      ),
    ),
    [answered(200, 202)],
  ),
  a(
    'a chunk of a size that is no number',
    [
      raw(
        'POST /api/newsletter HTTP/1.1',
        'Host: ch.localhost',
        'Transfer-Encoding: chunked',
        'Content-Type: application/json',
        '',
        `5;x\rx\r\nabcde\r\n0\r\n\r\n${smuggled}`,
      ),
      raw(
        'POST /api/newsletter HTTP/1.1',
        'Host: ch.localhost',
        'Transfer-Encoding: chunked',
        '',
        '-1\r\nabcde',
      ),
    ],
    [twice],
  ),
  a('a header that is folded', [
    raw(
      'GET /api/import/user-right/search HTTP/1.1',
      'Host: ch.localhost',
      'X: a',
      ' Authorization: Bearer {token.admin}',
      'Connection: close',
    ),
  ]),
  a('a header whose name has a line end', [
    raw(
      'GET /api/time HTTP/1.1',
      'Host: ch.localhost',
      'X\rAuthorization: Bearer {token.admin}',
      'Connection: close',
    ),
  ]),
  a('a zero in a header', [
    raw(
      'GET /api/import/orga/CH HTTP/1.1',
      'Host: ch.localhost',
      'Authorization: Bearer \0{token.admin}',
      'Connection: close',
    ),
  ]),
  a('two hosts', [
    raw(
      'GET /de/orga/alpenfenster HTTP/1.1',
      'Host: ch.localhost',
      'Host: zbs.localhost',
      'Connection: close',
    ),
    raw('GET /de HTTP/1.1', 'Host: ch.localhost', 'host: ch.localhost', 'Connection: close'),
  ]),
  a('two hosts at the hosted pages', [
    raw('GET /idp/outbox HTTP/1.1', 'Host: ch.localhost', 'Host: evil.example', 'Connection: close'),
    raw('GET /idp/logout HTTP/1.1', 'Host: evil.example', 'Host: ch.localhost', 'Connection: close'),
  ]),
  a('no host', [raw('GET /de HTTP/1.1', 'Connection: close')], [says('<html')]),
  a('two tokens in two headers', [
    raw(
      'GET /api/import/user-right/search HTTP/1.1',
      'Host: ch.localhost',
      'Authorization: Bearer {token.guest}',
      'Authorization: Bearer {token.admin}',
      'Connection: close',
    ),
  ]),
  a(
    'a method nobody knows',
    [
      raw('TRACE /api/time HTTP/1.1', 'Host: ch.localhost', 'Connection: close', 'X-Secret: abc'),
      raw('PROPFIND / HTTP/1.1', 'Host: ch.localhost', 'Connection: close'),
      raw('get /api/time HTTP/1.1', 'Host: ch.localhost', 'Connection: close'),
    ],
    [succeeded, says('X-Secret')],
  ),
  a(
    'an upgrade to another protocol',
    [
      raw(
        'GET /api/time HTTP/1.1',
        'Host: ch.localhost',
        'Upgrade: websocket',
        'Connection: Upgrade, close',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Version: 13',
      ),
      raw(
        'GET / HTTP/1.1',
        'Host: ch.localhost',
        'Upgrade: h2c',
        'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
        'Connection: Upgrade, HTTP2-Settings, close',
      ),
    ],
    [answered(101)],
  ),
  a('a version of HTTP that is none', [
    raw('GET /api/time HTTP/9.9', 'Host: ch.localhost', 'Connection: close'),
    raw('GET /api/time HTTP/1.1 x', 'Host: ch.localhost', 'Connection: close'),
  ]),
  a(
    'another origin that asks for our answers',
    [
      { url: '/api/CH/start', headers: { origin: 'https://evil.example' } },
      {
        ...get('/import/orga/CH', { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }),
        method: 'OPTIONS',
      },
      { url: '/api/user/rights', headers: { origin: 'null' } },
    ],
    [heads('access-control-allow-origin', /./)],
  ),
  a(
    'a page in a frame of another site',
    [page('ch', '/de'), page('ch', '/de/login')],
    [
      (answers) =>
        answers.every(({ headers }) =>
          /frame-ancestors|SAMEORIGIN|DENY/i.test(
            `${headers['content-security-policy']} ${headers['x-frame-options']}`,
          ),
        )
          ? undefined
          : 'no header forbids frames',
    ],
  ),
  a(
    'the hosted pages that lead the code to a stranger',
    [
      { url: authorize('https://evil.example/authgrant-redirect'), headers: { host: 'ch.localhost:3000' } },
      {
        url: authorize('http://ch.localhost:3000.evil.example/authgrant-redirect'),
        headers: { host: 'ch.localhost:3000' },
      },
      {
        url: authorize('http://ch.localhost:3000@evil.example/authgrant-redirect'),
        headers: { host: 'ch.localhost:3000' },
      },
    ],
    [...away, answered(302, 303)],
  ),
  a(
    'the hosted pages that lead to another path of ours',
    [
      {
        url: authorize('http://ch.localhost:3000/authgrant-redirect/../de'),
        headers: { host: 'ch.localhost:3000' },
      },
      {
        url: authorize('http://ch.localhost:3000/authgrant-redirect?x=1'),
        headers: { host: 'ch.localhost:3000' },
      },
      { url: authorize('javascript:alert(1)'), headers: { host: 'ch.localhost:3000' } },
    ],
    [answered(302, 303)],
  ),
  a(
    'the hosted pages with two addresses',
    [
      {
        url: `${authorize('http://ch.localhost:3000/authgrant-redirect')}&redirect_uri=https://evil.example`,
        headers: { host: 'ch.localhost:3000' },
      },
    ],
    [heads('location', /evil/)],
  ),
  a(
    'signing out to a stranger',
    [
      {
        url: '/idp/logout?client_id=local-web-client&logout_uri=https://evil.example/',
        headers: { host: 'ch.localhost:3000' },
      },
      {
        url: '/idp/logout?client_id=local-web-client&logout_uri=http://ch.localhost:3000/%0d%0aX-Injected:x',
        headers: { host: 'ch.localhost:3000' },
      },
    ],
    [answered(302, 303)],
  ),
  a('an operation of the provider that is a property of an object', [
    identity('constructor', {}),
    identity('__proto__', {}),
    identity('toString', {}),
  ]),
  a(
    'a Location of what was created that leads away',
    [
      {
        ...post('/import/orga-info/CH', { orgaSid: '//evil.example', language: 'de', headline: 'x' }),
        who: 'company',
      },
    ],
    away,
  ),
];
