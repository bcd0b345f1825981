import type { Attack, Proof, Step } from '../attacking/Attack.ts';
import { answered, heads, says, succeeded } from '../attacking/proofs.ts';
import { as, get, page, rawGet } from '../attacking/steps.ts';

const gtin = '04006381333931';
const a = (
  title: string,
  steps: readonly Step[],
  through: readonly Proof[] = [succeeded],
  who?: string,
): Attack => ({
  title,
  ...(who && { who }),
  steps,
  through,
});
const cookie = (who: string) => ({ cookie: `reading={reading.${who}}` });
const host = (slug: string) => ({ host: `${slug}.localhost` });

const pages: Record<string, string> = {
  start: '/de',
  'a company': '/de/orga/alpenfenster',
  'a product': '/de/product/alpenfenster/geheim',
  'the search': '/de/search?text=kana',
  'a category': '/de/category/fenster',
  'a shortlist': '/de/shortlist?product=alpenfenster/geheim',
  'a comparison': '/de/comparison?product=alpenfenster/geheim',
  'what is not there': '/de/gibt/es/nicht',
  'a GTIN': `/01/${gtin}`,
  'an address without language': '/product/alpenfenster/geheim',
};
const reads: Record<string, string> = {
  start: 'start',
  'a category': 'category/fenster',
  'a company': 'orga/alpenfenster',
  'a product': 'product/alpenfenster/geheim',
  'the list of products': 'products',
  'the list of companies': 'orga',
  'the search': 'search?text=kana',
  suggestions: 'suggest?lang=de&text=kana',
  'a shortlist': 'shortlist?product=alpenfenster/geheim',
  'a comparison': 'comparison?product=alpenfenster/geheim',
  'a workbook of a shortlist': 'shortlist.xlsx?product=alpenfenster/geheim',
};

export const privatePlatforms: readonly Attack[] = [
  ...Object.entries(pages).map(([what, url]) =>
    a(`${what} of a sandbox and of ZBS as a page, by a stranger and by a guest`, [
      page('sandbox-ch', url),
      page('zbs', url),
      page('api-zbs', url),
      page('zbs', url, { authorization: 'Bearer {token.guest}' }),
      page('zbs', url, { ...cookie('supplier') }),
    ]),
  ),
  ...Object.entries(reads).map(([what, path]) =>
    a(`${what} of a sandbox and of ZBS as a read, by a stranger and by a guest`, [
      get(`/CH_DEMO/${path}`),
      get(`/ZBS/${path}`),
      get(`/ZBS_API/${path}`),
      get(`/ZBS/${path}`, host('ch')),
      as('guest', get(`/ZBS/${path}`)),
      as('supplier', get(`/ZBS_API/${path}`)),
    ]),
  ),
  a('a page of ZBS after an administrator has seen it', [
    // Only the guest's answer counts: the administrator's would hold the secret, so it is asked for by its head.
    { ...page('zbs', '/de/orga/alpenfenster', { authorization: 'Bearer {token.admin}' }), method: 'HEAD' },
    page('zbs', '/de/orga/alpenfenster', { authorization: 'Bearer {token.guest}' }),
    page('zbs', '/de/orga/alpenfenster'),
  ]),
  a(
    'a page of ZBS by the host of another one',
    [
      page('ch', '/de/orga/alpenfenster', { 'x-forwarded-host': 'zbs.localhost' }),
      page('ch', '/de/product/alpenfenster/geheim', { forwarded: 'host=zbs.localhost' }),
      page('ch', '/de/orga/alpenfenster?platform=ZBS'),
    ],
    [says('kanarie')],
  ),
  a(
    'a page of ZBS under spellings of its host',
    [
      page('ZBS', '/de/orga/alpenfenster'),
      page('zbs.', '/de/orga/alpenfenster'),
      { url: '/de/orga/alpenfenster', headers: { host: 'zbs.localhost:80' } },
      { url: '/de/orga/alpenfenster', headers: { host: 'zbs.localhost.' } },
      { url: '/de/orga/alpenfenster', headers: { host: 'zbs' } },
    ],
    [says('kanarie')],
  ),
  a(
    'a sitemap of a private platform',
    [page('zbs', '/sitemap.xml'), page('sandbox-ch', '/sitemap.xml'), page('api-ch', '/sitemap.xml')],
    [answered(200)],
  ),
  a(
    'a part of a sitemap of a private platform',
    [
      page('zbs', '/sitemap/products-1.xml'),
      page('sandbox-ch', '/sitemap/orgas-1.xml'),
      page('sandbox-ch', '/sitemap/products-1.xml'),
    ],
    [answered(200)],
  ),
  a(
    'the robots file that names what is private',
    [page('zbs', '/robots.txt'), page('ch', '/robots.txt')],
    [says(/alpenfenster|geheim/)],
  ),
  a(
    'the addresses of a public page that name a private platform',
    [page('ch', '/de/orga/alpenfenster'), page('ch', '/sitemap.xml')],
    [says(/(sandbox-ch|zbs)\.localhost/)],
  ),
  a('a picture of ZBS by its address', [
    { url: '/api/image/logo/{image.zbs}/full', headers: host('zbs') },
    { url: '/api/image/logo/{image.zbs}/240', headers: { ...host('zbs'), ...cookie('supplier') } },
  ]),
  a(
    'a picture of ZBS that is held to be unchanged',
    [{ url: '/api/image/logo/{image.zbs}/full', headers: { ...host('zbs'), 'if-none-match': '*' } }],
    [answered(200, 304)],
  ),
  a('a picture of ZBS from a public host as another kind', [
    { url: '/api/image/logo/{image.zbs}/full', headers: host('ch') },
    { url: '/api/image/orgaMedia/{image.zbs}/full', headers: host('ch') },
    { url: '/api/image/logo/{image.zbs}/full?type=jpeg', headers: host('de') },
  ]),
  a('a document of ZBS by its address', [
    { url: '/api/file/{file.zbs}', headers: host('zbs') },
    { url: '/api/file/{file.zbs}', headers: { ...host('zbs'), ...cookie('supplier') } },
  ]),
  a('a document of ZBS from a public host', [
    { url: '/api/file/{file.zbs}', headers: host('ch') },
    { url: '/api/file/{file.zbs}', headers: host('api-ch') },
  ]),
  a('a document of a sandbox from the platform itself', [
    { url: '/api/file/{file.sandbox}', headers: host('ch') },
  ]),
  a('a part of a document of ZBS', [
    { url: '/api/file/{file.zbs}', headers: { ...host('zbs'), range: 'bytes=0-9' } },
  ]),
  a(
    'the entry for programs by GTIN',
    [
      get(`/v1/external/entry?platform=ZBS&gtin=${gtin}`),
      get(`/v1/external/entry?platform=CH_DEMO&gtin=${gtin}`),
    ],
    [answered(200, 302)],
  ),
  a(
    'the entry for programs by company',
    [
      get('/v1/external/entry?platform=ZBS&orga=alpenfenster'),
      get('/v1/external/entry?orga=alpenfenster', host('zbs')),
    ],
    [answered(200, 302)],
  ),
  a(
    'the entry for programs by article number',
    [
      get('/v1/external/entry?platform=CH_DEMO&orga=alpenfenster&articleNumber=geheim'),
      get('/v1/external/entry?platform=ZBS_API&orga=alpenfenster&articleNumber=geheim'),
    ],
    [answered(200, 302)],
  ),
  a(
    'the entry for browsers, which are led to what there is',
    [get(`/v1/external/entry?platform=ZBS&gtin=${gtin}`, { accept: 'text/html' })],
    [heads('location', /geheim|alpenfenster/)],
  ),
  a(
    'the entry for programs that searches all platforms',
    [
      get(`/v1/external/entry?gtin=${gtin}`),
      get('/v1/external/entry?orga=alpenfenster&articleNumber=geheim'),
    ],
    [answered(200, 302)],
  ),
  a('advertisements of a private platform', [
    get('/import/advertisement/ZBS/orga/alpenfenster'),
    get('/import/advertisement/CH_DEMO/category/fenster'),
  ]),
  a('the tree of a private platform', [
    get('/import/category-relation/tree/ZBS'),
    get('/import/category-relation/ZBS/root_category'),
    as('guest', get('/import/category-relation/tree/ZBS')),
  ]),
  a('the companies of a private platform in the backoffice', [
    get('/import/orga/ZBS'),
    as('guest', get('/import/orga/ZBS/alpenfenster')),
    as('supplier', get('/import/orga/ZBS/alpenfenster')),
  ]),
  a(
    'products of a sandbox in the search of its platform',
    [get('/CH/search?text=kana'), get('/CH/suggest?lang=de&text=kana'), get('/CH_API/search?text=geheim')],
    [says('"productSid":"geheim"')],
  ),
  a(
    'a product of a sandbox on a shortlist of its platform',
    [
      get('/CH/shortlist?product=alpenfenster/geheim'),
      page('ch', '/de/shortlist?product=alpenfenster/geheim'),
    ],
    [says('"productSid":"geheim"')],
  ),
  a('a draft as an article of a platform', [
    get('/CH/cms-article/entwurf'),
    get('/de/cms-article/entwurf'),
    get('/ZBS/cms-article/entwurf'),
    page('ch', '/de/entwurf'),
  ]),
  a('a draft as a preview', [
    page('ch', '/de/entwurf?preview=true'),
    get('/de/cms-article/entwurf?preview=true'),
  ]),
  a(
    'whose visit a private page is, in its headers',
    [page('zbs', '/de/orga/alpenfenster'), page('sandbox-ch', '/de/imprint')],
    [heads('cache-control', /public|s-maxage/)],
  ),
  a(
    'a private page by what speculation rules and search files name',
    [page('zbs', '/llms.txt'), page('zbs', '/opensearch.xml'), page('zbs', '/speculation-rules.json')],
    [says(/alpenfenster|geheim/)],
  ),
  a('the reading cookie of somebody else on ZBS', [
    page('zbs', '/de', cookie('supplier')),
    get('/ZBS/start', cookie('supplier')),
  ]),
  a(
    'a session of the guest at ZBS by the address of the sign-in',
    [page('zbs', '/authgrant-redirect?code=1', cookie('supplier'))],
    [says('geheim')],
  ),
  a('a private page by a range of its bytes', [
    page('zbs', '/de/orga/alpenfenster', { range: 'bytes=0-100' }),
  ]),
  a(
    'a private page by HEAD and by OPTIONS',
    [
      { ...page('zbs', '/de/orga/alpenfenster'), method: 'HEAD' },
      { ...get('/ZBS/orga/alpenfenster'), method: 'OPTIONS' },
    ],
    [answered(200)],
  ),
  a('a private read with the path written otherwise', [
    rawGet('/api/%5ABS/orga/alpenfenster'),
    rawGet('/api/CH/../ZBS/orga/alpenfenster'),
    rawGet('/api/CH%2f..%2fZBS/orga/alpenfenster'),
    rawGet('/api/zbs/orga/alpenfenster'),
  ]),
  a('how many a private platform has', [
    get('/import/platforms'),
    as('guest', get('/import/platforms')),
    as('guest', get('/import/quality/ZBS')),
  ]),
];
