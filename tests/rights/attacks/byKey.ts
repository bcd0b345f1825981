import type { Attack, Proof, Step } from '../attacking/Attack.ts';
import { says } from '../attacking/proofs.ts';
import { del, get, patch, post, put, written } from '../attacking/steps.ts';
import { otherCompanies } from './otherCompanies.ts';
import { otherWays } from './otherWays.ts';

const json = JSON.stringify;
const host = { host: 'ch.localhost' };

/** As the key of alpenfenster calls, which has every scope. */
const keyed = (step: Step, named = 'key.own'): Step => ({
  ...step,
  who: null,
  headers: { ...host, authorization: `Bearer {${named}}`, ...step.headers },
});

/** A key that has called too often is refused for that alone. */
const isNotAsked: Proof = (answers) =>
  answers.some(({ status }) => status === 429) ? 'was not asked, as there were too many calls' : undefined;

/** Any step was carried out, and not only told that there is nothing. */
const anySucceeded: Proof = (answers) => {
  const found = answers.find(({ status, body }) => status >= 200 && status < 300 && body !== '[]');
  return found && `answered ${found.status} ${found.body.slice(0, 200)}`;
};

/** Of the company `andere` more than what is on its pages. */
const whole = says(/fremdwort|"record"/);

const a = (
  title: string,
  steps: readonly Step[],
  through: readonly Proof[] = [anySucceeded],
  more: Partial<Attack> = {},
): Attack => ({ title, steps: steps.map((step) => keyed(step)), through: [...through, isNotAsked], ...more });

/** What a supplier tries against a rival as a person, by a key of theirs. */
const asPersons = [...otherCompanies, ...otherWays]
  .filter(({ who }) => who === 'supplier')
  .map(({ who: _, ...attack }): Attack => ({
    ...attack,
    title: `${attack.title}, by a key`,
    steps: attack.steps.map((step) => (step.who === undefined ? keyed(step) : step)),
    through: [...attack.through, isNotAsked],
  }));

const filtered = (list: string, filter: object, rest = '') =>
  get(`/import/${list}/CH?filter=${encodeURIComponent(json(filter))}${rest}`);
const lists = [
  'product',
  'product-line',
  'product-relation',
  'document',
  'mapping',
  'export-profile',
  'orga-info',
  'orga-connection',
  'orga-budget',
  'retailer',
];
const mcp = (method: string, params: object, headers = {}) =>
  post('/mcp', json({ jsonrpc: '2.0', id: 1, method, params }), {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...headers,
  });
const tool = (name: string, given: object, headers = {}) =>
  mcp('tools/call', { name, arguments: given }, headers);
const token = (given: Record<string, string>) =>
  post('/oauth/token', new URLSearchParams({ grant_type: 'client_credentials', ...given }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    authorization: '',
  });
const tus = { 'tus-resumable': '1.0.0' };
const import_ = (orgaSid: string, rows: unknown[], headers = {}): Step =>
  post(`/import/product/CH?orgaSid=${orgaSid}&dryRun=true`, json(rows), {
    'content-type': 'application/json',
    ...headers,
  });

export const byKey: readonly Attack[] = [
  ...asPersons,
  a(
    'a feed of the records of a rival',
    [get('/CH/changes?orga=andere'), get('/CH/changes?entity=product&orga=andere&size=500')],
    [whole],
  ),
  a('a feed of all companies', [get('/CH/changes?size=500')], [says('fremdwort')]),
  a(
    'a feed of what only its company sees of a rival',
    [get('/CH/changes?entity=document&orga=andere'), get('/CH/changes?entity=productLine&orga=andere')],
    [says('"entity"')],
  ),
  a('the place of a rival in the feed', [
    get('/CH/changes?after={cursor.rival}'),
    get('/CH/changes?orga=andere&after={cursor.rival}'),
    get('/CH/changes?entity=product&orga=alpenfenster&after={cursor.rival}'),
    get('/CH/changes?after={cursor.rival}', { accept: 'text/event-stream' }),
    get('/CH/changes', { accept: 'text/event-stream', 'last-event-id': '{cursor.rival}' }),
  ]),
  a('a feed of other platforms', [
    get('/DE/changes'),
    get('/ZBS/changes'),
    get('/CH_DEMO/changes'),
    get('/ZBS/changes', { host: 'zbs.localhost' }),
    get('/CH_DEMO/changes', { host: 'sandbox-ch.localhost' }),
  ]),
  ...lists.map((list) =>
    a(
      `the ${list} of a rival by identifiers, numbers and leaves`,
      [
        filtered(list, {
          id: ['andere/a1', 'andere/linie', 'andere/d', 'andere/m', 'andere/e', 'andere/de'],
        }),
        filtered(list, { id: ['andere/a1/similar/andere/a2', 'bauhandel/andere/a1', 'andere/company'] }),
        filtered(list, { orgaSid: 'andere' }),
        filtered(list, { articleNumber: ['a1', 'a2'] }),
        filtered(list, { 'title.de': { part: 'fremd' } }),
        filtered(list, { updatedAt: { since: '2020-01-01T00:00:00Z' } }, '&range=[0,199]'),
        filtered(list, { q: 'fremdwort' }),
        filtered(list, {}, '&after=0&range=[0,199]'),
        filtered(list, {}, '&sort=["updatedAt","DESC"]&range=[0,199]'),
      ],
      [says(/fremdwort|"andere"/)],
    ),
  ),
  a(
    'how many there are of a rival, by what a list counts',
    [filtered('product', { orgaSid: 'andere' }), filtered('product', { 'title.de': { part: 'fremd' } })],
    [
      (answers) =>
        answers.find(({ headers }) => /\/[1-9]/.test(headers['content-range'] ?? '')) &&
        'counts those of a rival',
    ],
  ),
  a('webhooks, own and foreign', [
    get('/import/webhook/CH'),
    get('/import/webhook/CH/{webhook.rival}/deliveries'),
    post('/import/webhook/CH/{webhook.rival}/rotate', { overlapDays: 0 }),
    post('/import/webhook/CH/{webhook.rival}/test'),
    post('/import/webhook/CH/{webhook.rival}/deliveries/1/resend'),
    put('/import/webhook/CH/{webhook.rival}', {
      name: 'x',
      url: 'https://evil.example',
      kinds: ['product'],
      isOn: true,
    }),
    post('/import/webhook/CH', {
      name: 'x',
      company: 'alpenfenster',
      url: 'https://evil.example',
      kinds: ['product'],
    }),
    del('/import/webhook/CH/{webhook.rival}'),
  ]),
  a('keys, own and foreign', [
    get('/import/key/CH'),
    post('/import/key/CH', { name: 'x', companies: ['andere'], scopes: ['read'] }),
    post('/import/key/CH', { name: 'x', companies: ['alpenfenster'], scopes: ['read'] }),
    post('/import/key/CH/{keyId.rival}/rotate', { overlapDays: 30 }),
    del('/import/key/CH/{keyId.rival}'),
  ]),
  a('a token for the key of a rival', [
    token({ client_id: '{keyId.rival}', client_secret: '{key.own}' }),
    token({ client_id: '{keyId.own}', client_secret: '{key.own}x' }),
    token({ client_id: '{keyId.own}', client_secret: '{key.own}', scope: 'read admin' }),
    token({ client_id: '{keyId.reading}', client_secret: '{key.reading}', scope: 'products' }),
    token({ client_id: "' or '1'='1", client_secret: "' or '1'='1" }),
  ]),
  a('rights by a key', [
    get('/import/user-right'),
    post('/import/user-right', { email: 'x@example.com', right: 'ADMIN' }),
    put('/session'),
    get('/import/audit?platform=CH&entity=product&key=["andere","a1"]'),
    get('/import/activity/CH'),
    get('/import/trash/CH/product'),
    get('/import/find/CH?text=kanarie'),
    get('/import/notice/CH'),
  ]),
  {
    title: 'the answer to a rival’s import, by the same key of idempotency',
    before: [
      keyed(
        import_('andere', [{ sid: 'a1', productInfo: { articleNumber: 'a1', title: { de: 'kanarie' } } }], {
          'idempotency-key': 'geteilt',
        }),
        'key.rival',
      ),
    ],
    steps: [
      keyed(
        import_('andere', [{ sid: 'a1', productInfo: { articleNumber: 'a1', title: { de: 'kanarie' } } }], {
          'idempotency-key': 'geteilt',
        }),
      ),
      keyed(import_('alpenfenster', [], { 'idempotency-key': 'geteilt' })),
    ],
    through: [says(/"orgaSid":"andere"/), isNotAsked],
    mayChange: true,
  },
  a('an upload in parts of a rival', [
    { ...get('/import/upload/CH/{upload.rival}', tus), method: 'HEAD' },
    patch('/import/upload/CH/{upload.rival}', Buffer.from('x'), {
      ...tus,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    }),
    post('/import/media/CH', { orgaSid: 'alpenfenster', uploads: ['{upload.rival}'] }),
    post('/import/media/CH', { orgaSid: 'andere', uploads: ['{upload.rival}'] }),
    post('/import/upload/CH', undefined, {
      ...tus,
      'upload-length': '10',
      'upload-metadata': `filename ${btoa('a.zip')},orgaSid ${btoa('andere')}`,
    }),
    del('/import/upload/CH/{upload.rival}', undefined, tus),
  ]),
  a('a delivery of pictures of a rival', [
    get('/import/media/CH/{media.rival}'),
    post('/import/media/CH/{media.rival}/assign', { files: [] }),
    post('/import/media/CH/{media.rival}/start'),
    del('/import/media/CH/{media.rival}'),
  ]),
  a(
    'the deliveries of a rival in a list',
    [get('/import/media/CH?orgaSid=andere'), get('/import/media/CH')],
    [says(/\{media\.rival\}|andere/)],
  ),
  a('figures and possessions of a rival', [
    get('/import/orga-use/CH/andere'),
    get('/import/raw-column/CH/andere'),
    get('/import/media-library/CH/andere'),
    post('/import/media-library/CH/andere/replace', { from: '{image.andere}', to: '{image.andere}' }),
    get('/import/statistic/CH/andere'),
    get('/import/advertisement/CH/orga/andere'),
    get('/import/product/bmecat/CH/andere/de'),
    get('/import/product/xchange/CH/andere/de'),
    get('/import/product/csv/CH/andere/de'),
    post('/import/product/columns/CH/filtered/andere/de', {}),
    get('/import/product/CH/andere/a1/draft'),
    put('/import/product/CH/andere/a1/draft', { productInfo: { title: { de: 'x' } } }),
    post('/import/product/CH/andere/a1/draft/publish'),
  ]),
  a(
    'quality, papers and views of all, which are asked without a company',
    [
      get('/import/quality/CH'),
      get('/import/quality/CH?orga=andere'),
      get('/import/expiring-document/CH'),
      get('/import/views/CH?orga=andere'),
      get('/import/retired/CH'),
    ],
    [says(/"andere"/)],
  ),
  a('the events of an import of a rival from the middle', [
    get('/import/report/{report.written}/events', { 'last-event-id': '1' }),
    get('/import/report/{report.written}/xlsx'),
  ]),
  a(
    'what an assistant reads with a key, beyond what visitors see',
    [
      tool('search', { text: 'geheim' }),
      tool('product', { orgaSid: 'andere', productSid: 'a1', platform: 'ZBS' }),
      tool('product', { orgaSid: 'alpenfenster', productSid: 'geheim' }),
      tool('product', { orgaSid: '../../import/mapping/CH/andere', productSid: 'm' }),
      tool('product', { orgaSid: 'andere', productSid: 'a1?preview=1' }),
      tool('company', { sid: 'andere%2F..%2F..%2Fimport' }),
      mcp('tools/list', {}, { host: 'zbs.localhost' }),
      tool('product', { orgaSid: 'alpenfenster', productSid: 'geheim' }, { host: 'zbs.localhost' }),
    ],
    [says(/"mapping|"isError":false[^]*kanarie/)],
  ),
  a('catalogues as a file that have no licence, or are private', [
    get('/CH/catalogue.ndjson.gz'),
    get('/ZBS/catalogue.ndjson.gz'),
    get('/ZBS/catalogue.ndjson.gz', { host: 'zbs.localhost' }),
    get('/CH_DEMO/catalogue.ndjson.gz', { host: 'sandbox-ch.localhost' }),
  ]),
  a('the own platform’s key elsewhere, by address, host and header', [
    get('/import/product/ZBS'),
    get('/import/product/CH_DEMO'),
    get('/import/product/DE'),
    get('/import/product/CH', { host: 'de.localhost' }),
    get('/import/product/CH', { host: 'zbs.localhost', 'x-forwarded-host': 'ch.localhost' }),
    get('/ZBS/product/alpenfenster/geheim', { host: 'zbs.localhost' }),
    get('/import/orga/ZBS/alpenfenster'),
  ]),
  a('a key where it does not belong', [
    get('/import/product/CH?access_token={key.own}', { authorization: '' }),
    get('/import/product/CH', { authorization: '', cookie: 'token={key.own}; session={key.own}' }),
    get('/import/product/CH', { authorization: 'Basic {key.own}' }),
    get('/import/product/CH', { authorization: 'Bearer {key.own} x' }),
    get('/import/product/CH', { authorization: 'Bearer bsk_{keyId.rival}_' }),
    get('/import/product/CH', { authorization: 'Bearer bsk_{keyId.rival}_{key.own}' }),
    get('/import/product/CH', { authorization: 'Bearer bsk_%_%' }),
  ]),
  a('a product that follows one of a rival', [
    written(
      'PUT',
      '/import/product/CH/alpenfenster/f1',
      json({
        orgaInfo: { sid: 'andere' },
        sid: 'a1',
        productInfo: { articleNumber: 'a1', title: { de: 'x' } },
        categories: { mainCategory: { sid: 'fenster' } },
      }),
    ),
    put('/import/product-relation/CH/andere/a1/similar/alpenfenster/f1', {
      orgaSid: 'andere',
      productSid: 'a1',
      kind: 'similar',
      relatedOrgaSid: 'alpenfenster',
      relatedSid: 'f1',
    }),
    put(
      '/import/product/CH/andere/a9',
      {
        orgaInfo: { sid: 'andere' },
        sid: 'a9',
        productInfo: { articleNumber: 'a9', title: { de: 'x' } },
        categories: { mainCategory: { sid: 'fenster' } },
      },
      { 'if-none-match': '*' },
    ),
  ]),
  {
    title: 'a key that was revoked a moment ago, and a token of it',
    steps: [
      keyed(get('/import/product/CH'), 'key.revoked'),
      keyed(get('/import/product/CH'), 'token.revoked'),
      keyed(get('/CH/changes'), 'key.revoked'),
      keyed(get('/CH/products'), 'token.revoked'),
    ],
    through: [anySucceeded],
  },
];
