import type { Attack, Proof, Step } from '../attacking/Attack.ts';
import { otherThan, says, succeeded } from '../attacking/proofs.ts';
import { get, identity, page, post, put, raw, written } from '../attacking/steps.ts';

const e = encodeURIComponent;
const a = (
  title: string,
  who: string | undefined,
  steps: readonly Step[],
  through: readonly Proof[] = [succeeded],
): Attack => ({
  title,
  ...(who && { who }),
  steps,
  through,
});
const any: Proof = (answers) =>
  answers.some(({ status }) => status < 300) ? 'one of them was taken' : undefined;
const info = (more: object) =>
  post('/import/orga-info/CH', { orgaSid: 'alpenfenster', language: 'it', headline: 'x', ...more });
const many = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`);
const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
const nested = (levels: number): object =>
  levels === 0 ? { sid: 'fenster' } : { sid: `k${levels}`, children: [nested(levels - 1)] };

const wanted = {
  orgaInfo: { sid: 'alpenfenster' },
  sid: 'f1',
  productInfo: { articleNumber: 'A-f1', title: { de: 'Übernommen' } },
  categories: { mainCategory: { sid: 'fenster' } },
};
const manyKeys = `{${many(60_000)
  .map((key) => `"${key}":1`)
  .join()}}`;
const isLarge: Proof = (answers) =>
  answers.some(({ body }) => body.length > 300_000)
    ? 'the refusal is much larger than what was sent'
    : undefined;

export const load: readonly Attack[] = [
  a('lists in lists', 'supplier', [written('POST', '/import/orga-info/CH', deep('[', ']', 100_000))]),
  a('objects in objects', 'supplier', [
    written('POST', '/import/orga-info/CH', `{"contact":${deep('{"a":', '', 80_000)}1${'}'.repeat(80_001)}`),
  ]),
  a('a body that never closes', 'supplier', [
    written('POST', '/import/orga-info/CH', '{"a":'.repeat(50_000)),
  ]),
  a('a body of a megabyte and more', 'supplier', [info({ text: 'x'.repeat(1_100_000) })]),
  a(
    'sixty thousand keys, each to be refused in words',
    'supplier',
    [written('POST', '/import/orga-info/CH', manyKeys)],
    [succeeded, isLarge],
  ),
  a(
    'sixty thousand keys of a stranger',
    undefined,
    [written('POST', '/newsletter', manyKeys)],
    [succeeded, isLarge],
  ),
  a(
    'sixty thousand names of objects in a list, each at fault',
    'supplier',
    [
      written(
        'POST',
        '/import/orga-info/CH',
        `{"orgaSid":"alpenfenster","language":"it","headline":"x","links":[${'{},'.repeat(60_000)}{}]}`,
      ),
    ],
    [succeeded, isLarge],
  ),
  a('a key that is long', 'supplier', [
    written('POST', '/import/orga-info/CH', `{"${'k'.repeat(900_000)}":1}`),
  ]),
  a('a list of a hundred thousand links', 'supplier', [
    info({ links: many(30_000).map((label) => ({ label, link: '/de' })) }),
  ]),
  a('numbers of a hundred thousand digits', 'supplier', [
    written(
      'POST',
      '/import/statistic/CH',
      `{"orgaSid":"alpenfenster","days":[{"day":"2026-01-01","pageViews":${'9'.repeat(100_000)},"suggestionViews":0,"clicks":0}]}`,
    ),
  ]),
  a(
    'numbers at the edge',
    'admin',
    ['1e308', '-1', '1.5', '9007199254740993', '1e-400', '-0.5']
      .map((number) =>
        written(
          'POST',
          '/import/statistic/CH',
          `{"orgaSid":"alpenfenster","days":[{"day":"2026-01-01","pageViews":${number},"suggestionViews":0,"clicks":0}]}`,
        ),
      )
      .slice(0, 4),
    [any],
  ),
  a(
    'days that are none',
    'admin',
    ['2026-02-30', '0000-00-00', '99999-01-01', '2026-1-1', 'infinity', 'now', '-0001-01-01'].map((day) =>
      post('/import/statistic/CH', {
        orgaSid: 'alpenfenster',
        days: [{ day, pageViews: 1, suggestionViews: 0, clicks: 0 }],
      }),
    ),
    [any],
  ),
  a(
    'days that are asked for and are none',
    'admin',
    ['2026-02-30', 'infinity', '9999-99-99', 'epoch', '2026-01-01T00:00:00Z'].map((day) =>
      get(`/import/statistic/CH/andere?from=${e(day)}`),
    ),
    [any],
  ),
  a('more days than five years', 'admin', [
    post('/import/statistic/CH', {
      orgaSid: 'alpenfenster',
      days: many(1900).map((_, index) => ({
        day: new Date(index * 86_400_000).toISOString().slice(0, 10),
        pageViews: 1,
        suggestionViews: 0,
        clicks: 0,
      })),
    }),
  ]),
  a('one day twice', 'admin', [
    post('/import/statistic/CH', {
      orgaSid: 'alpenfenster',
      days: [1, 2].map((pageViews) => ({ day: '2026-01-01', pageViews, suggestionViews: 0, clicks: 0 })),
    }),
  ]),
  a('a tree of a hundred levels', 'editor', [
    put('/import/category-relation/tree', { platform: 'CH', children: [nested(100)] }),
  ]),
  a('a tree of ten thousand in a row', 'editor', [
    put('/import/category-relation/tree', { platform: 'CH', children: many(10_000).map((sid) => ({ sid })) }),
  ]),
  a(
    'a tree in a circle',
    'editor',
    [
      put('/import/category-relation/tree', {
        platform: 'CH',
        children: [{ sid: 'huelle', children: [{ sid: 'fenster', children: [{ sid: 'huelle' }] }] }],
      }),
      post('/import/category-relation', { platform: 'CH', childSid: 'huelle', parentSid: 'fenster' }),
      put('/import/category-relation/tree', {
        platform: 'CH',
        sid: 'fenster',
        children: [{ sid: 'fenster' }],
      }),
    ],
    [any],
  ),
  a(
    'a place in the tree that is no number of one',
    'editor',
    [-1, 1e308, 0.5, 2_147_483_648].map((position) =>
      post('/import/category-relation', { platform: 'CH', childSid: 'dach', parentSid: 'huelle', position }),
    ),
    [any],
  ),
  a('an order that names one a thousand times', 'supplier', [
    put('/import/product/CH/reorder', { orgaSid: 'alpenfenster', productSids: many(1000).map(() => 'f1') }),
  ]),
  a('an order of a hundred thousand', 'supplier', [
    put('/import/product/CH/reorder', { orgaSid: 'alpenfenster', productSids: many(100_000) }),
  ]),
  a(
    'a range that is upside down',
    'supplier',
    [
      get('/import/product/CH?range=[9,0]'),
      get('/import/report?platform=CH&range=[9,0]'),
      get('/import/audit?entity=orga&platform=CH&key=["alpenfenster"]&range=[9,0]'),
    ],
    [otherThan(400, 416, 422, 200)],
  ),
  a(
    'a range that is too wide',
    'supplier',
    [get('/import/product/CH?range=[0,200]'), get('/import/product/CH?range=[0,999999999]')],
    [any],
  ),
  a(
    'a range beyond all numbers',
    'supplier',
    [
      '[9007199254740991,9007199254740992]',
      '[1e300,1e301]',
      '[-1,5]',
      '[0.5,1]',
      '[0]',
      '[0,1,2]',
      '["0","9"]',
      '{}',
      'null',
      '[2147483648,2147483658]',
    ].map((range) => get(`/import/product/CH?range=${e(range)}`)),
    [any],
  ),
  a(
    'a range of reports and of changes beyond all numbers',
    'admin',
    ['[2147483648,2147483658]', '[9007199254740980,9007199254740991]', '[1e15,1000000000000009]']
      .flatMap((range) => [
        get(`/import/report?platform=CH&range=${e(range)}`),
        get(`/import/report/{report.refused}?range=${e(range)}`),
      ])
      .map((step) => ({ ...step, who: 'supplier' })),
    [],
  ),
  a(
    'changes beyond all numbers',
    'supplier',
    ['[2147483648,2147483658]', '[9007199254740980,9007199254740991]'].map((range) =>
      get(`/import/audit?platform=CH&entity=orga&key=["alpenfenster"]&range=${e(range)}`),
    ),
    [],
  ),
  a(
    'pages beyond all numbers',
    undefined,
    ['0', '-1', '10001', '1e9', '1.5', 'NaN', '', '%20', '0x10', '99999999999999999999'].map((page) =>
      get(`/CH/products?page=${page}`),
    ),
    [
      (answers) =>
        answers.filter(({ status }) => status === 200).length > 1 ? 'more than one was answered' : undefined,
    ],
  ),
  a(
    'the last page that may be asked for',
    undefined,
    [
      get('/CH/products?page=10000&size=100'),
      get('/CH/search?text=fenster&page=10000&size=100'),
      get('/CH/orga?page=10000&size=100'),
    ],
    [otherThan(200)],
  ),
  a(
    'sizes beyond all numbers',
    undefined,
    ['0', '-1', '101', '1e9', 'all'].map((size) => get(`/CH/products?size=${size}`)),
    [any],
  ),
  a(
    'people on a page beyond all numbers',
    'rights',
    [
      get('/import/user-right/search?page=10001'),
      get('/import/user-right/search?page=-1'),
      get('/import/user-right/search?size=201'),
    ],
    [any],
  ),
  a(
    'an import with a number of removals beyond all',
    'supplier',
    ['1e9', '-1', '9999999999', '0x1', ' 1'].map((confirm) =>
      written(
        'DELETE',
        `/import/product/CH?orgaSid=alpenfenster&isBlackList=false&confirm=${e(confirm)}`,
        '[]',
      ),
    ),
    [any],
  ),
  a(
    'a number of a change beyond all',
    'supplier',
    ['999999999999999', '9223372036854775808', '0', '00', '-1', '1e3'].map((id) =>
      post(`/import/change/${id}/undo`),
    ),
    [any],
  ),
  a(
    'a filter that is deep',
    'supplier',
    [
      get(`/import/product/CH?filter=${e(deep('[', ']', 1900))}`),
      get(`/import/product/CH?filter=${e(`{"orgaSid":${deep('[', ']', 1500)}}`)}`),
    ],
    [any],
  ),
  a(
    'a filter that is no object',
    'supplier',
    ['[]', 'null', '1', '"x"', '{', '{"orgaSid":null}', '{"orgaSid":{}}', '{"orgaSid":[[]]}'].map((filter) =>
      get(`/import/product/CH?filter=${e(filter)}`),
    ),
    [any],
  ),
  a(
    'a filter of numbers where words are',
    'supplier',
    [
      '{"orgaSid":1e308}',
      '{"orgaSid":true}',
      '{"orgaSid":[1,"x"]}',
      '{"mainCategory":0}',
      '{"missing":5}',
      '{"title":5}',
    ].map((filter) => get(`/import/product/CH?filter=${e(filter)}`)),
    [],
  ),
  a(
    'a filter of two hundred names',
    'supplier',
    [get(`/import/product/CH?filter=${e(JSON.stringify({ orgaSid: many(201) }))}`)],
    [],
  ),
  a(
    'an empty list as a filter',
    'supplier',
    [
      get(`/import/product/CH?filter=${e('{"orgaSid":[]}')}`),
      get(`/import/product/CH?filter=${e('{"title":""}')}`),
      get(`/import/product/CH?filter=${e('{"title":"   "}')}`),
    ],
    [says('"a1"')],
  ),
  a('a query that is long', undefined, [
    get(`/CH/search?text=${'a'.repeat(9000)}`),
    get(`/CH/products?attributes=${'a*b**'.repeat(400)}`),
    get(`/import/product/CH?filter=${'a'.repeat(5000)}`),
  ]),
  a('a key of the query a thousand times', undefined, [
    get(`/CH/start?${'lang=de&'.repeat(1000)}`),
    get(`/CH/products?${many(2000).join('=1&')}`),
  ]),
  a('a key of the query that is a list or an object', undefined, [
    get('/CH/search?text[]=a&text[]=b'),
    get('/CH/search?text[$ne]=a'),
    get('/CH/products?page[toString]=1'),
  ]),
  a(
    'a search of many words',
    undefined,
    [
      get(`/CH/search?text=${'a%20'.repeat(99)}`),
      get(`/CH/suggest?lang=de&text=${'ab%20'.repeat(60)}`),
      get(`/CH/search?text=${'%F0%9F%98%80'.repeat(90)}`),
    ],
    [],
  ),
  a(
    'a search that makes patterns go round',
    undefined,
    [
      get(`/CH/search?text=${e('(a+)+$'.repeat(20))}`),
      get(`/CH/search?text=${e(`${'a'.repeat(190)}!`)}`),
      get(`/CH/suggest?lang=de&text=${e('-'.repeat(199))}`),
      get(`/CH/search?text=${e('\u0301'.repeat(150))}`),
    ],
    [],
  ),
  a(
    'a search that folds to more than it was',
    undefined,
    [
      get(`/CH/search?text=${e('\ufdfa'.repeat(190))}`),
      get(`/CH/search?text=${e('ß'.repeat(190))}`),
      get(`/CH/orga?text=${e('\ufdfa'.repeat(190))}`),
      get(`/CH/suggest?lang=de&text=${e('㍿'.repeat(190))}`),
    ],
    [],
  ),
  a('an address of a mail that makes patterns go round', undefined, [
    post('/newsletter', { email: `${'a.'.repeat(5000)}@`, language: 'de', platform: 'CH' }),
    post('/newsletter', { email: `a@${'a-'.repeat(5000)}`, language: 'de', platform: 'CH' }),
  ]),
  a('a link and a sid that make patterns go round', 'supplier', [
    info({ links: [{ label: 'x', link: `https://${'a-'.repeat(1000)}` }] }),
    post('/import/product-line/CH', {
      orgaSid: 'alpenfenster',
      sid: `${'a-'.repeat(30)}!`,
      title: { de: 'x' },
    }),
  ]),
  a(
    'attributes of a list that are odd',
    undefined,
    [
      '***',
      'a*',
      '*a',
      'a*1..',
      'a*..1',
      'a*1..2..3',
      'a*1e400..2',
      'a*NaN..NaN',
      '**'.repeat(400),
      'breite*Infinity..-Infinity',
    ].map((text) => get(`/CH/products?category=fenster&attributes=${e(text)}`)),
    [],
  ),
  a(
    'a shortlist of a hundred and one',
    undefined,
    [
      get(
        `/CH/shortlist?product=${many(101)
          .map((key) => `a/${key}`)
          .join()}`,
      ),
      get('/CH/shortlist?product=a'),
      get('/CH/shortlist?product=a/b/c'),
      get(
        `/CH/shortlist?${many(150)
          .map((key) => `product=a/${key}`)
          .join('&')}`,
      ),
    ],
    [any],
  ),
  a(
    'a shortlist that names one a hundred times',
    undefined,
    [
      get(
        `/CH/shortlist?product=${many(100)
          .map(() => 'alpenfenster/f1')
          .join()}`,
      ),
    ],
    [
      (answers) =>
        (answers[0]?.body.match(/"productSid"/g) ?? []).length > 1 ? 'it is shown more than once' : undefined,
    ],
  ),
  a(
    'a page with an odd range of bytes',
    undefined,
    [
      'bytes=0-0,0-0,0-0',
      'bytes=-0',
      'bytes=9-1',
      `bytes=${'0-1,'.repeat(1000)}`,
      'bytes=0-18446744073709551616',
      'lines=1-2',
    ].map((range) => ({ ...page('ch', '/de'), headers: { host: 'ch.localhost', range } })),
    [],
  ),
  a(
    'a picture with an odd range of bytes',
    undefined,
    [
      'bytes=0-0,0-0,0-0',
      'bytes=-0',
      'bytes=9-1',
      `bytes=${'0-1,'.repeat(1000)}`,
      'bytes=0-18446744073709551616',
    ].map((range) => ({
      url: '/api/image/productImage/{image.andere}/full',
      headers: { host: 'ch.localhost', range },
    })),
    [],
  ),
  a(
    'a document with an odd range of bytes',
    undefined,
    [
      'bytes=0-0,0-0,0-0',
      'bytes=-0',
      'bytes=9-1',
      `bytes=${'0-1,'.repeat(1000)}`,
      'bytes=0-18446744073709551616',
    ].map((range) => ({ url: '/api/file/{file.andere}', headers: { host: 'ch.localhost', range } })),
    [],
  ),
  a(
    'odd headers of choice',
    undefined,
    [
      page('ch', '/de', { 'accept-language': 'de,'.repeat(3000) }),
      page('ch', '/', { 'accept-language': `${'a-'.repeat(3000)};q=9` }),
      page('ch', '/de', { 'accept-encoding': 'gzip;q=NaN, br;q=-1, *;q=0' }),
      get('/CH/start', { accept: `${'*/*,'.repeat(2000)}` }),
    ],
    [],
  ),
  a(
    'odd headers of versions',
    'supplier',
    ['"99999999999999999999"', '"'.repeat(5000), `"${'99", "'.repeat(2000)}"`, 'W/"1"', '"1', '""'].map(
      (version) => put('/import/product/CH/alpenfenster/f1', wanted, { 'if-match': version }),
    ),
    [any],
  ),
  a(
    'cookies by the thousand',
    undefined,
    [
      page('ch', '/de', { cookie: many(400).join('=1; ') }),
      page('ch', '/de', { cookie: '__proto__=x; constructor=y; language=%E0%A4%A' }),
    ],
    [],
  ),
  a('headers of a megabyte', undefined, [
    raw('GET /de HTTP/1.1', 'Host: ch.localhost', 'Connection: close', `X: ${'a'.repeat(100_000)}`),
  ]),
  a(
    'headers by the thousand',
    undefined,
    [
      raw(
        'GET /de HTTP/1.1',
        'Host: ch.localhost',
        'Connection: close',
        ...many(3000).map((key) => `${key}: 1`),
      ),
    ],
    [],
  ),
  a(
    'an address of a hundred thousand letters',
    undefined,
    [
      raw(`GET /de/${'a'.repeat(100_000)} HTTP/1.1`, 'Host: ch.localhost', 'Connection: close'),
      page('ch', `/de/orga/${'a'.repeat(2000)}`),
      page('ch', `/${'a/'.repeat(3000)}`),
    ],
    [succeeded],
  ),
  a('a form of a thousand parts', 'supplier', [
    {
      method: 'POST',
      url: '/api/import/file/CH',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `${many(1000)
        .map((key) => `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\nx\r\n`)
        .join('')}--b--\r\n`,
    },
  ]),
  a('a part with a thousand headers', 'supplier', [
    {
      method: 'POST',
      url: '/api/import/file/CH',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `--b\r\n${many(1000)
        .map((key) => `${key}: x\r\n`)
        .join('')}Content-Disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--b--\r\n`,
    },
  ]),
  a('a part whose name is long or an object', 'supplier', [
    {
      method: 'POST',
      url: '/api/import/file/CH',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `--b\r\nContent-Disposition: form-data; name="${'n'.repeat(5000)}"\r\n\r\nx\r\n--b--\r\n`,
    },
    {
      method: 'POST',
      url: '/api/import/file/CH',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    },
  ]),
  a('a part of a field that is a megabyte', 'supplier', [
    {
      method: 'POST',
      url: '/api/import/file/CH',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `--b\r\nContent-Disposition: form-data; name="orgaSid"\r\n\r\n${'x'.repeat(1_000_000)}\r\n--b--\r\n`,
    },
  ]),
  a(
    'a key of idempotency that is odd',
    'supplier',
    ['', 'x'.repeat(5000), '\u00ff', '"; drop'].map((key) => ({
      ...written('POST', '/import/product/CH?orgaSid=niemand', '[]'),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    })),
    [any],
  ),
  a(
    'a filter of a download of a hundred thousand',
    'supplier',
    [
      post('/import/product/json/CH/filtered/alpenfenster/all/de', { productSids: many(10_001) }),
      post('/import/product/count/CH/filtered/alpenfenster', { text: 'a'.repeat(201) }),
    ],
    [any],
  ),
  a('a password of a megabyte and a user without end', undefined, [
    identity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'local-web-client',
      AuthParameters: { USERNAME: 'u'.repeat(10_000), PASSWORD: 'x' },
    }),
    identity('SignUp', {
      ClientId: 'local-web-client',
      Username: 'x',
      Password: 'A1a-'.repeat(10_000),
      UserAttributes: [],
    }),
  ]),
  a('an identity call that is deep', undefined, [
    identity('InitiateAuth', JSON.parse(`{"a":${deep('[', ']', 2000)}}`)),
    identity('GetUser', { AccessToken: { $gt: '' } }),
    identity('GetUser', null),
  ]),
  a('a thousand events of the pixel with what is odd', undefined, [
    get('/pixel.gif?event=none'),
    get(`/pixel.gif?event=page&path=${'a'.repeat(501)}`),
    get('/pixel.gif?event=page&orga=a&orga=b'),
  ]),
];
