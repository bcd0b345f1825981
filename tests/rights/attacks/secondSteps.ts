import type { Attack, Proof, Step } from '../attacking/Attack.ts';
import { says, succeeded } from '../attacking/proofs.ts';
import { as, del, get, post, put, written } from '../attacking/steps.ts';

const who = 'guest';
const json = JSON.stringify;
const own = { sid: 'alpenfenster', country: 'CH' };
const give = (right: string, orgaCountry?: object): Step => ({
  ...post('/import/user-right', { sub: '{sub.guest}', right, ...(orgaCountry && { orgaCountry }) }),
  remember: { given: 'id' },
});
const take = as('admin', del('/import/user-right/{given}'));
const info = (headline: string) => ({ orgaSid: 'alpenfenster', language: 'fr', headline });
const productOf = (title: string) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid: 'f1',
  productInfo: { articleNumber: 'A-f1', title: { de: title } },
  categories: { mainCategory: { sid: 'fenster' } },
});
const importing = (title: string): Step => ({
  ...as(who, written('POST', '/import/product/CH?orgaSid=alpenfenster', json([productOf(title)]))),
  remember: { report: 'id' },
});

/** Somebody was given a right, did the first steps with it, and lost it; then the second step is tried. */
const after = (
  title: string,
  right: [string, object?],
  first: readonly Step[],
  second: readonly Step[],
  through: readonly Proof[] = [succeeded],
): Attack => ({
  title,
  who,
  before: [give(...right), ...first.map((step) => ({ who, ...step })), take],
  steps: second,
  through,
});
const company: [string, object] = ['COMPANY', own];

export const secondSteps: readonly Attack[] = [
  after('taking back the own import', company, [importing('eins')], [post('/import/report/{report}/undo')]),
  after(
    'a trial run of taking it back',
    company,
    [importing('zwei')],
    [post('/import/report/{report}/undo?dryRun=true')],
  ),
  after(
    'reading the report of the own import',
    company,
    [importing('drei')],
    [get('/import/report/{report}'), get('/import/report/{report}?range=[0,9]')],
  ),
  after(
    'the events of the own import',
    company,
    [importing('vier')],
    [get('/import/report/{report}/events')],
  ),
  after(
    'the marked workbook of the own import',
    company,
    [importing('fünf')],
    [get('/import/report/{report}/xlsx')],
  ),
  after(
    'the own imports in the list',
    company,
    [importing('sechs')],
    [get('/import/report?platform=CH&orga=alpenfenster'), get('/import/report?platform=CH')],
    [says('alpenfenster')],
  ),
  after(
    'the own running imports',
    company,
    [importing('sieben')],
    [get('/import/report?platform=CH&running=true')],
    [says('alpenfenster')],
  ),
  after(
    'an import that is repeated under its key',
    company,
    [
      {
        ...written('POST', '/import/product/CH?orgaSid=alpenfenster', json([productOf('acht')])),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'acht' },
      },
    ],
    [
      {
        ...written('POST', '/import/product/CH?orgaSid=alpenfenster', json([productOf('acht')])),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'acht' },
      },
    ],
  ),
  after(
    'taking back the own change',
    company,
    [
      post('/import/orga-info/CH', info('neun')),
      {
        ...as(
          'admin',
          get('/import/audit?platform=CH&entity=orgaInfo&key=["alpenfenster","fr"]&range=[0,0]'),
        ),
        remember: { change: '0.id' },
      },
    ],
    [post('/import/change/{change}/undo')],
  ),
  after(
    'a trial run of taking back the own change',
    company,
    [
      post('/import/orga-info/CH', info('zehn')),
      {
        ...as(
          'admin',
          get('/import/audit?platform=CH&entity=orgaInfo&key=["alpenfenster","fr"]&range=[0,0]'),
        ),
        remember: { change: '0.id' },
      },
    ],
    [post('/import/change/{change}/undo?dryRun=true')],
  ),
  after(
    'saving with the version that was read before',
    company,
    [post('/import/orga-info/CH', info('elf'))],
    [put('/import/orga-info/CH/alpenfenster/fr', info('danach'), { 'if-match': '*' })],
  ),
  after(
    'deleting what oneself has created',
    company,
    [post('/import/mapping/CH', { orgaSid: 'alpenfenster', sid: 'gast', name: 'x' })],
    [del('/import/mapping/CH/alpenfenster/gast')],
  ),
  after(
    'reading what oneself has created',
    company,
    [post('/import/mapping/CH', { orgaSid: 'alpenfenster', sid: 'gast2', name: 'x' })],
    [get('/import/mapping/CH/alpenfenster/gast2')],
  ),
  after(
    'the history of what oneself has changed',
    company,
    [post('/import/orga-info/CH', info('zwölf'))],
    [get('/import/audit?platform=CH&entity=orgaInfo&key=["alpenfenster","fr"]')],
  ),
  after(
    'the download of the own company',
    company,
    [get('/import/product/json/CH/alpenfenster/all')],
    [get('/import/product/json/CH/alpenfenster/all'), get('/import/product/xlsx/CH/alpenfenster/de')],
  ),
  after(
    'a download that is held to be unchanged',
    company,
    [get('/import/product/CH/alpenfenster/f1')],
    [get('/import/product/CH/alpenfenster/f1', { 'if-none-match': '*' })],
    [succeeded, (answers) => (answers[0]?.status === 304 ? 'answered 304' : undefined)],
  ),
  after(
    'the list that was open',
    company,
    [get('/import/product/CH')],
    [get('/import/product/CH'), get('/import/orga/CH')],
    [says('alpenfenster')],
  ),
  after(
    'the saved download',
    company,
    [
      post('/import/export-profile/CH', {
        orgaSid: 'alpenfenster',
        sid: 'gast',
        name: 'x',
        format: 'json',
        language: 'de',
      }),
    ],
    [
      get('/import/export-profile/CH/alpenfenster/gast'),
      put('/import/export-profile/CH/alpenfenster/gast', {
        orgaSid: 'alpenfenster',
        sid: 'gast',
        name: 'y',
        format: 'json',
        language: 'de',
      }),
    ],
  ),
  after(
    'products after the right to edit them was taken',
    ['EDIT_PRODUCTS', own],
    [put('/import/product/CH/alpenfenster/f1', productOf('dreizehn'))],
    [
      put('/import/product/CH/alpenfenster/f1', productOf('danach')),
      put('/import/product/CH/reorder', { orgaSid: 'alpenfenster', productSids: ['f2', 'f1'] }),
    ],
  ),
  after(
    'the quality of the own company',
    ['EDIT_PRODUCTS', own],
    [get('/import/quality/CH')],
    [get('/import/quality/CH'), get('/import/views/CH'), get('/import/retired/CH')],
    [says('alpenfenster')],
  ),
  after(
    'the statistic of the own company',
    company,
    [get('/import/statistic/CH/alpenfenster')],
    [get('/import/statistic/CH/alpenfenster'), get('/import/orga-use/CH/alpenfenster')],
  ),
  after(
    'the draft that was open',
    ['CMS'],
    [get('/import/cms-article/entwurf')],
    [get('/import/cms-article/entwurf'), get('/de/cms-article/entwurf')],
  ),
  after(
    'the list of articles',
    ['CMS'],
    [get('/import/cms-article')],
    [get('/import/cms-article'), get('/import/cms-article?range=[0,0]')],
  ),
  after(
    'the tree that was loaded',
    ['CATEGORY'],
    [get('/import/category-relation/tree/CH')],
    [
      put('/import/category-relation/tree', {
        platform: 'CH',
        sid: 'huelle',
        children: [{ sid: 'dach' }, { sid: 'fenster' }],
      }),
    ],
  ),
  after(
    'the order of categories',
    ['CATEGORY'],
    [get('/import/category-relation/CH/huelle')],
    [put('/import/category-relation/reorder/CH/huelle', { childSids: ['dach', 'fenster'] })],
  ),
  after(
    'advertising on',
    ['ADVERTISEMENT'],
    [get('/import/advertisement/CH')],
    [
      post('/import/advertisement/CH', {
        orgaSid: 'alpenfenster',
        sid: 'danach',
        title: { de: 'x' },
        link: '/de',
        from: '2026-01-01',
        weight: 100,
      }),
      get('/import/expiring/CH'),
    ],
  ),
  after(
    'the people that were found',
    ['USER_RIGHTS'],
    [get('/import/user-right/search')],
    [get('/import/user-right/search'), get('/import/user-right/{sub.guest}')],
  ),
  after(
    'giving on what one has lost',
    ['USER_RIGHTS'],
    [get('/import/user-right/search')],
    [
      post('/import/user-right', { sub: '{sub.without}', right: 'CMS' }),
      post('/import/user-right', { sub: '{sub.guest}', right: 'COMPANY' }),
    ],
  ),
  after(
    'taking rights of others',
    ['USER_RIGHTS'],
    [get('/import/user-right/search')],
    [del('/import/user-right/{right.CMS}')],
  ),
  after(
    'the settings of a platform',
    ['ADMIN'],
    [get('/import/platform-settings/ZBS/platform')],
    [
      get('/import/platform-settings/ZBS/platform'),
      put('/import/platform-settings/ZBS/platform', { settings: 'platform', entry: 'signedIn' }),
    ],
  ),
  after(
    'ZBS after the right there was taken',
    ['COMPANY', { sid: 'alpenfenster', country: 'ZBS' }],
    [get('/ZBS/orga/alpenfenster')],
    [get('/ZBS/orga/alpenfenster'), get('/ZBS/suggest?lang=de&text=kana')],
  ),
  after(
    'a right of one country after that of another was taken',
    company,
    [get('/import/product/CH/alpenfenster/f1')],
    [get('/import/product/CH_API/alpenfenster/f1'), get('/import/product/CH_DEMO/alpenfenster/geheim')],
  ),
  after(
    'taking back the loss of the own right',
    company,
    [{ ...as('admin', get('/import/audit?entity=userRight&range=[0,0]')), remember: { change: '0.id' } }],
    [post('/import/change/{change}/undo')],
  ),
];
