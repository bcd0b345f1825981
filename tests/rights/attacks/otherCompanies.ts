import type { Attack } from '../attacking/Attack.ts';
import { says, succeeded } from '../attacking/proofs.ts';
import { as, del, get, post, put } from '../attacking/steps.ts';

const who = 'supplier';
const rival = 'fremdwort';
const andere = { orgaSid: 'andere' };
const asNew = { 'if-none-match': '*' };
const productOf = (orgaSid: string, sid: string) => ({
  orgaInfo: { sid: orgaSid },
  sid,
  productInfo: { articleNumber: sid, title: { de: 'Übernommen' } },
  categories: { mainCategory: { sid: 'fenster' } },
});

interface Foreign {
  list: string;
  one: string;
  /** The record as the attacker wants it. */
  body: object;
  /** Of the same kind where there is none. */
  fresh: string;
  freshBody: object;
  hasPost: boolean;
}

/** What the company `andere`, or the retailer, has of each kind. */
const foreign: Record<string, Foreign> = {
  info: {
    list: 'orga-info/CH',
    one: 'andere/de',
    body: { ...andere, language: 'de', headline: 'x' },
    fresh: 'andere/fr',
    freshBody: { ...andere, language: 'fr', headline: 'x' },
    hasPost: true,
  },
  product: {
    list: 'product/CH',
    one: 'andere/a1',
    body: productOf('andere', 'a1'),
    fresh: 'andere/a9',
    freshBody: productOf('andere', 'a9'),
    hasPost: false,
  },
  line: {
    list: 'product-line/CH',
    one: 'andere/linie',
    body: { ...andere, sid: 'linie', title: { de: 'x' } },
    fresh: 'andere/neu',
    freshBody: { ...andere, sid: 'neu', title: { de: 'x' } },
    hasPost: true,
  },
  mapping: {
    list: 'mapping/CH',
    one: 'andere/m',
    body: { ...andere, sid: 'm', name: 'x' },
    fresh: 'andere/neu',
    freshBody: { ...andere, sid: 'neu', name: 'x' },
    hasPost: true,
  },
  'export profile': {
    list: 'export-profile/CH',
    one: 'andere/e',
    body: { ...andere, sid: 'e', name: 'x', format: 'json', language: 'de' },
    fresh: 'andere/neu',
    freshBody: { ...andere, sid: 'neu', name: 'x', format: 'json', language: 'de' },
    hasPost: true,
  },
  connection: {
    list: 'orga-connection/CH',
    one: 'andere/bauhandel',
    body: { ...andere, connectedSid: 'bauhandel', role: 'partner' },
    fresh: 'andere/alpenfenster',
    freshBody: { ...andere, connectedSid: 'alpenfenster', role: 'partner' },
    hasPost: true,
  },
  document: {
    list: 'document/CH',
    one: 'andere/d',
    body: { ...andere, sid: 'd', title: { de: 'x' }, kind: 'other', language: 'de', file: '{file.andere}' },
    fresh: 'andere/neu',
    freshBody: {
      ...andere,
      sid: 'neu',
      title: { de: 'x' },
      kind: 'other',
      language: 'de',
      file: '{file.andere}',
    },
    hasPost: true,
  },
  relation: {
    list: 'product-relation/CH',
    one: 'andere/a1/similar/andere/a2',
    body: {
      ...andere,
      productSid: 'a1',
      kind: 'similar',
      relatedOrgaSid: 'andere',
      relatedSid: 'a2',
      position: 9,
    },
    fresh: 'andere/a1/accessory/alpenfenster/f1',
    freshBody: {
      ...andere,
      productSid: 'a1',
      kind: 'accessory',
      relatedOrgaSid: 'alpenfenster',
      relatedSid: 'f1',
    },
    hasPost: true,
  },
  offer: {
    list: 'retailer/CH',
    one: 'bauhandel/andere/a1',
    body: { orgaSid: 'bauhandel', manufacturerSid: 'andere', productSid: 'a1', link: 'https://evil.example' },
    fresh: 'bauhandel/alpenfenster/f1',
    freshBody: {
      orgaSid: 'bauhandel',
      manufacturerSid: 'alpenfenster',
      productSid: 'f1',
      link: 'https://evil.example',
    },
    hasPost: false,
  },
  budget: {
    list: 'orga-budget/CH',
    one: 'andere/company',
    body: { ...andere, budget: 'company', picturesADay: 1 },
    fresh: 'alpenfenster/company',
    freshBody: { orgaSid: 'alpenfenster', budget: 'company', storedMegabytes: 1_000_000 },
    hasPost: true,
  },
  advertisement: {
    list: 'advertisement/CH',
    one: 'andere/w',
    body: { ...andere, sid: 'w', title: { de: 'x' }, link: '/de', from: '2026-01-01', weight: 1 },
    fresh: 'alpenfenster/neu',
    freshBody: {
      orgaSid: 'alpenfenster',
      sid: 'neu',
      title: { de: 'x' },
      link: '/de',
      from: '2026-01-01',
      weight: 1,
    },
    hasPost: true,
  },
};

const owner = (kind: string) => (kind === 'offer' ? 'bauhandel' : 'andere');
const ofAll = Object.entries(foreign).flatMap(
  ([kind, { list, one, body, fresh, freshBody, hasPost }]): Attack[] => [
    {
      title: `reading the ${kind} of a rival`,
      who,
      steps: [get(`/import/${list}/${one}`)],
      through: [succeeded],
    },
    {
      title: `listing the ${kind} of a rival by a filter, an order and a range`,
      who,
      steps: [
        get(`/import/${list}?filter={"orgaSid":"${owner(kind)}"}`),
        get(`/import/${list}?filter={"orgaSid":["${owner(kind)}","alpenfenster"]}&range=[0,199]`),
        get(`/import/${list}?range=[0,199]&language=de`),
      ],
      through: [says(rival)],
    },
    {
      title: `replacing the ${kind} of a rival`,
      who,
      steps: [put(`/import/${list}/${one}`, body)],
      through: [succeeded],
    },
    {
      title: `creating a ${kind} that is not one's own to make`,
      who,
      steps: [
        put(`/import/${list}/${fresh}`, freshBody, asNew),
        ...(hasPost ? [post(`/import/${list}`, freshBody)] : []),
      ],
      through: [succeeded],
    },
    {
      title: `deleting the ${kind} of a rival`,
      who,
      steps: [
        del(`/import/${list}/${one}`),
        del(`/import/${list}/${one}?confirm=1`),
        del(`/import/${list}/${one}?insteadOf=x`),
      ],
      through: [succeeded],
    },
  ],
);

const ownInfo = { orgaSid: 'alpenfenster', language: 'it', headline: 'x' };

export const otherCompanies: readonly Attack[] = [
  ...ofAll,
  {
    title: 'renaming a rival',
    who,
    steps: [
      put('/import/orga/CH/andere', { sid: 'andere', orgaDetails: { name: 'x', kind: 'manufacturer' } }),
    ],
    through: [succeeded],
  },
  {
    title: 'deleting a rival with all that names it',
    who,
    steps: [del('/import/orga/CH/andere?confirm=9'), del('/import/orga/CH/andere?insteadOf=alpenfenster')],
    through: [succeeded],
  },
  {
    title: 'deleting the own company in favour of a rival',
    who,
    steps: [del('/import/orga/CH/alpenfenster?insteadOf=andere&confirm=9')],
    through: [succeeded],
  },
  {
    title: 'the own address with the company of a rival in the body',
    who,
    steps: [put('/import/orga-info/CH/alpenfenster/de', { ...ownInfo, orgaSid: 'andere', language: 'de' })],
    through: [succeeded],
  },
  {
    title: 'the own company in the body under the address of a rival',
    who,
    steps: [put('/import/product/CH/andere/a1', productOf('alpenfenster', 'a1'))],
    through: [succeeded],
  },
  {
    title: 'two companies in one body by a key named twice',
    who,
    steps: [
      {
        ...post(
          '/import/orga-info/CH',
          '{"orgaSid":"alpenfenster","orgaSid":"andere","language":"it","headline":"x"}',
        ),
        headers: { 'content-type': 'application/json' },
      },
    ],
    through: [succeeded],
  },
  {
    title: 'a company that is a list',
    who,
    steps: [post('/import/orga-info/CH', { ...ownInfo, orgaSid: ['alpenfenster', 'andere'] })],
    through: [succeeded],
  },
  {
    title: 'a company with a blank, a case or a zero-width letter of its own',
    who,
    steps: [
      'andere ',
      ' andere',
      'ANDERE',
      'an\u200bdere',
      'andere\t',
      '../CH/andere',
      'alpenfenster/../andere',
    ].map((orgaSid) => post('/import/orga-info/CH', { ...ownInfo, orgaSid })),
    through: [succeeded],
  },
  {
    title: 'a product that names the line of a rival',
    who,
    steps: [
      put('/import/product/CH/alpenfenster/f1', {
        ...productOf('alpenfenster', 'f1'),
        productInfo: { articleNumber: 'f1', title: { de: 'x' }, productLine: 'fremd' },
      }),
    ],
    through: [succeeded],
  },
  {
    title: 'a product that shows the picture of a rival',
    who,
    steps: [
      put('/import/product/CH/alpenfenster/f1', {
        ...productOf('alpenfenster', 'f1'),
        productInfo: { articleNumber: 'f1', title: { de: 'x' }, images: ['{image.andere}'] },
      }),
    ],
    through: [succeeded],
  },
  {
    title: 'a document that names the file of a rival',
    who,
    steps: [
      post('/import/document/CH', {
        orgaSid: 'alpenfenster',
        sid: 'x',
        title: { de: 'x' },
        kind: 'other',
        language: 'de',
        file: '{file.andere}',
      }),
    ],
    through: [succeeded],
  },
  {
    title: 'a document that hangs on the product of a rival',
    who,
    steps: [
      post('/import/document/CH', {
        orgaSid: 'alpenfenster',
        sid: 'x',
        title: { de: 'x' },
        kind: 'other',
        language: 'de',
        file: '{file.andere}',
        products: ['a1'],
      }),
    ],
    through: [succeeded],
  },
  {
    title: 'the statistic of a rival',
    who,
    steps: [
      get('/import/statistic/CH/andere'),
      get('/import/statistic/CH/andere?from=2026-01-01&to=2026-01-02'),
    ],
    through: [succeeded],
  },
  {
    title: 'a statistic that a rival replaces',
    who,
    steps: [post('/import/statistic/CH', { orgaSid: 'andere', days: [] })],
    through: [succeeded],
  },
  {
    title: 'a better statistic for the own company',
    who,
    steps: [
      post('/import/statistic/CH', {
        orgaSid: 'alpenfenster',
        days: [{ day: '2026-01-01', pageViews: 9, suggestionViews: 9, clicks: 9 }],
      }),
    ],
    through: [succeeded],
  },
  {
    title: 'forgetting the statistic of a rival',
    who,
    steps: [del('/import/statistic/CH/andere')],
    through: [succeeded],
  },
  { title: 'the views of all companies', who, steps: [get('/import/views/CH')], through: [says('andere')] },
  {
    title: 'the quality of all companies',
    who,
    steps: [get('/import/quality/CH')],
    through: [says('andere')],
  },
  {
    title: 'how much a rival has stored',
    who,
    steps: [get('/import/orga-use/CH/andere')],
    through: [succeeded],
  },
  {
    title: 'what a rival has kept of columns that were not read',
    who,
    steps: [get('/import/raw-column/CH/andere'), get('/import/attribute-proposal/CH')],
    through: [succeeded],
  },
  {
    title: 'reading in what a rival has kept',
    who,
    steps: [
      post('/import/raw-column/CH/andere', {
        columns: [{ heading: 'Rahmenart', field: 'productInfo.subTitle' }],
      }),
    ],
    through: [succeeded],
  },
  {
    title: 'dropping what a rival has kept',
    who,
    steps: [del('/import/raw-column/CH/andere?heading=Rahmenart')],
    through: [succeeded],
  },
  {
    title: 'the connections of a rival',
    who,
    steps: [get('/import/orga-connection/CH/andere')],
    through: [succeeded],
  },
  {
    title: 'the own record on a platform of another country',
    who,
    steps: [
      get('/import/orga/DE/alpenfenster'),
      put('/import/product/DE/alpenfenster/f1', productOf('alpenfenster', 'f1'), asNew),
      post('/import/orga-info/DE', ownInfo),
    ],
    through: [succeeded],
  },
  {
    title: 'a right for Germany in Switzerland',
    who: 'elsewhere',
    steps: [
      get('/import/product/CH/alpenfenster/f1'),
      post('/import/orga-info/CH', ownInfo),
      put('/import/product/CH/alpenfenster/f1', productOf('alpenfenster', 'f1')),
    ],
    through: [succeeded],
  },
  {
    title: 'a right for Germany in the Swiss sandbox',
    who: 'elsewhere',
    steps: [
      get('/import/product/CH_DEMO/alpenfenster/geheim'),
      get('/import/product/CH_API/alpenfenster/f1'),
    ],
    through: [succeeded],
  },
  {
    title: 'a company of the same name on ZBS',
    who,
    steps: [
      get('/import/product/ZBS/alpenfenster/geheim'),
      get('/import/orga/ZBS/alpenfenster'),
      put('/import/product/ZBS/alpenfenster/geheim', productOf('alpenfenster', 'geheim')),
    ],
    through: [succeeded],
  },
  {
    title: 'an editor of products who changes the company',
    who: 'own-products',
    steps: [
      put('/import/orga/CH/alpenfenster', {
        sid: 'alpenfenster',
        orgaDetails: { name: 'x', kind: 'manufacturer' },
      }),
      post('/import/orga-info/CH', ownInfo),
      post('/import/mapping/CH', { orgaSid: 'alpenfenster', sid: 'x', name: 'x' }),
    ],
    through: [succeeded],
  },
  {
    title: 'a general editor of products who changes companies',
    who: 'edit-products',
    steps: [
      put('/import/orga/CH/andere', { sid: 'andere', orgaDetails: { name: 'x', kind: 'manufacturer' } }),
      post('/import/orga-info/CH', { ...ownInfo, orgaSid: 'andere' }),
      del('/import/orga/CH/andere?confirm=9'),
    ],
    through: [succeeded],
  },
  {
    title: 'a holder of one company who makes a second',
    who,
    steps: [
      post('/import/orga/CH', { sid: 'zweite', orgaDetails: { name: 'x', kind: 'manufacturer' } }),
      put(
        '/import/orga/CH/zweite',
        { sid: 'zweite', orgaDetails: { name: 'x', kind: 'manufacturer' } },
        asNew,
      ),
    ],
    through: [succeeded],
  },
  {
    title: 'asking with If-None-Match whether a record of a rival is there',
    who,
    steps: [
      put('/import/product/CH/andere/a1', productOf('andere', 'a1'), asNew),
      put('/import/product/CH/andere/a77', productOf('andere', 'a77'), asNew),
    ],
    through: [
      succeeded,
      (answers) => (answers[0]?.body === answers[1]?.body ? undefined : 'the two answers differ'),
    ],
  },
  {
    title: 'asking by DELETE whether a record of a rival is there',
    who,
    steps: [del('/import/product/CH/andere/a1'), del('/import/product/CH/andere/a77')],
    through: [(answers) => (answers[0]?.body === answers[1]?.body ? undefined : 'the two answers differ')],
  },
  {
    title: 'asking with If-Match which version a record of a rival has',
    who,
    steps: [
      put(
        '/import/orga-info/CH/andere/de',
        { ...andere, language: 'de', headline: 'x' },
        { 'if-match': '"1"' },
      ),
      put(
        '/import/orga-info/CH/andere/de',
        { ...andere, language: 'de', headline: 'x' },
        { 'if-match': '"99"' },
      ),
    ],
    through: [(answers) => (answers[0]?.body === answers[1]?.body ? undefined : 'the two answers differ')],
  },
  {
    title: 'a trial run against a rival that would tell its record',
    who,
    steps: [
      put('/import/product/CH/andere/a1?dryRun=true', productOf('andere', 'a1')),
      post('/import/orga-info/CH?dryRun=true', { ...andere, language: 'de', headline: 'x' }),
    ],
    through: [succeeded, says(rival)],
  },
  {
    title: 'members of a record that belong to others',
    who,
    steps: [
      get('/import/product/CH/alpenfenster/f1?include=orga'),
      get('/import/product/CH/alpenfenster/f1?include=__proto__'),
      get('/import/orga/CH/alpenfenster?include=orgaInfo,statistic,mapping'),
    ],
    through: [says(rival)],
  },
  {
    title: 'a supplier in what belongs to all',
    who,
    steps: [
      post('/import/category', { sid: 'x', name: { de: 'x' } }),
      put('/import/attribute/x', { sid: 'x' }, asNew),
      post('/import/cms-article', { url: 'x', title: { de: 'x' }, state: 'published' }),
      post('/import/template', { sid: 'x', name: { de: 'x' }, columns: [] }),
      put('/import/start-page/CH/start', { page: 'start', picture: '{image.andere}' }),
      put('/import/platform-settings/CH/platform', { settings: 'platform', entry: 'signedIn' }, asNew),
    ],
    through: [succeeded],
  },
  {
    title: 'a supplier in the tree',
    who,
    steps: [
      post('/import/category-relation', { platform: 'CH', childSid: 'dach', parentSid: 'fenster' }),
      put('/import/category-relation/reorder/CH/huelle', { childSids: ['dach', 'fenster'] }),
      put('/import/category-relation/tree', { platform: 'CH', children: [] }),
      del('/import/category-relation/CH/dach'),
    ],
    through: [succeeded],
  },
  {
    title: 'a stranger who writes everywhere',
    steps: [
      post('/import/orga-info/CH', ownInfo),
      del('/import/orga/CH/andere'),
      put('/import/product/CH/andere/a1', productOf('andere', 'a1')),
      post('/import/user-right', { email: 'a@b.example', right: 'CMS' }),
      as(null, get('/import/mapping/CH')),
    ],
    through: [succeeded],
  },
];
