import { workbookOf, workbookOfSheets } from '../../setup/workbook.ts';
import type { Attack, Proof, Step } from '../attacking/Attack.ts';
import { says, succeeded } from '../attacking/proofs.ts';
import { del, form, get, patch, post, put, written } from '../attacking/steps.ts';

const who = 'supplier';
const json = JSON.stringify;
const ofOwn = 'orgaSid=alpenfenster';
const ofRival = 'orgaSid=andere';
const productOf = (orgaSid: string, sid: string) => ({
  orgaInfo: { sid: orgaSid },
  sid,
  productInfo: { articleNumber: sid, title: { de: 'Übernommen' } },
  categories: { mainCategory: { sid: 'fenster' } },
});
const part = (sid: string) => ({ sid, orgaDetails: { name: 'Übernommen' } });
const headings = ['Artikelnummer', 'Titel', 'Kategorie'];
const sheet = (url: string, bytes: () => Promise<Buffer>, more: Record<string, string> = {}): Step =>
  form(`/import/product/xlsx/CH${url}`, {
    ...more,
    file: { bytes, name: 'a.xlsx', type: 'application/zip' },
  });
const differ: Proof = (answers) =>
  answers[0]?.body === answers[1]?.body ? undefined : 'an unknown one is answered otherwise';
const a = (
  title: string,
  steps: readonly Step[],
  through: readonly Proof[] = [succeeded],
  by = who,
): Attack => ({
  title,
  who: by,
  steps,
  through,
});

export const otherWays: readonly Attack[] = [
  a('a file of products for a rival', [
    written('POST', `/import/product/CH?${ofRival}`, json([productOf('andere', 'a1')])),
  ]),
  a('a file for the own company with a product of a rival', [
    written('POST', `/import/product/CH?${ofOwn}`, json([productOf('andere', 'a1')])),
  ]),
  a('the same with skipInvalid', [
    written('POST', `/import/product/CH?${ofOwn}&skipInvalid=true`, json([productOf('andere', 'a1')])),
  ]),
  a('a trial run of a file for a rival', [
    written('POST', `/import/product/CH?${ofRival}&dryRun=true`, json([productOf('andere', 'a1')])),
  ]),
  a('a file whose company is named in the query and again in the form', [
    form(`/import/product/CH?${ofOwn}`, {
      orgaSid: 'andere',
      file: {
        bytes: Buffer.from(json([productOf('andere', 'a1')])),
        name: 'a.json',
        type: 'application/json',
      },
    }),
  ]),
  a('a file whose company is named in the form and otherwise in the query', [
    form(`/import/product/CH?${ofRival}`, {
      orgaSid: 'alpenfenster',
      file: {
        bytes: Buffer.from(json([productOf('andere', 'a1')])),
        name: 'a.json',
        type: 'application/json',
      },
    }),
  ]),
  a('a file whose company is named twice in the query', [
    written('POST', `/import/product/CH?${ofOwn}&${ofRival}`, json([productOf('andere', 'a1')])),
  ]),
  a('a file for all companies', [
    written('POST', '/import/product/CH?orgaSid=all', json([productOf('andere', 'a1')])),
    written('POST', '/import/product/CH?orgaSid=*', json([productOf('andere', 'a1')])),
    written('POST', '/import/product/CH?orgaSid=%25', json([productOf('andere', 'a1')])),
    written('POST', '/import/product/CH', json([productOf('andere', 'a1')])),
  ]),
  a('deleteOthers for a rival', [
    written('POST', `/import/product/CH?${ofRival}&deleteOthers=true&confirm=2`, '[]'),
  ]),
  a('a workbook for a rival', [
    sheet('', () => workbookOf(headings, ['a1', 'x', 'fenster']), { orgaSid: 'andere' }),
  ]),
  a('a workbook with a second sheet for a rival', [
    sheet(`?${ofOwn}`, () =>
      workbookOfSheets({
        Produkte: [headings, ['A-f1', 'Fenster f1', 'fenster']],
        Andere: [
          ['Firma', ...headings],
          ['andere', 'a1', 'x', 'fenster'],
        ],
      }),
    ),
  ]),
  a(
    'a workbook with a column that names another company',
    [
      sheet(`?${ofOwn}`, () =>
        workbookOf(
          ['Firma', 'orgaInfo.sid', 'orgaSid', ...headings],
          ['andere', 'andere', 'andere', 'a1', 'x', 'fenster'],
        ),
      ),
    ],
    [succeeded],
  ),
  a('a list that removes the products of a rival', [
    written('DELETE', `/import/product/CH?${ofRival}&isBlackList=true&confirm=2`, json(['a1', 'a2'])),
  ]),
  a(
    'a list of the own company that removes those of a rival',
    [
      written('DELETE', `/import/product/CH?${ofOwn}&isBlackList=true`, json(['andere/a1'])),
      written(
        'DELETE',
        `/import/product/CH?${ofOwn}&isBlackList=true`,
        json([{ orgaSid: 'andere', sid: 'a1' }]),
      ),
    ],
    [says(/"deleted":[1-9]/)],
  ),
  a('a list that keeps nothing of a rival', [
    written('DELETE', `/import/product/CH?${ofRival}&isBlackList=false&confirm=2`, '[]'),
  ]),
  a('parts of a rival under the own company', [
    written('PATCH', `/import/orga/CH?${ofOwn}`, json([part('andere')])),
  ]),
  a('parts of a rival under none', [written('PATCH', '/import/orga/CH', json([part('andere')]))]),
  a('parts of both companies, the own first', [
    written('PATCH', '/import/orga/CH', json([part('alpenfenster'), part('andere')])),
  ]),
  a(
    'parts of both companies, without the faulty ones',
    [written('PATCH', '/import/orga/CH?skipInvalid=true', json([{ sid: 'alpenfenster' }, part('andere')]))],
    [says('Übernommen')],
  ),
  a('a part that creates a company', [
    written(
      'PATCH',
      '/import/orga/CH',
      json([{ sid: 'dritte', orgaDetails: { name: 'x', kind: 'manufacturer' } }]),
    ),
  ]),
  a('infos of a rival by a file', [
    written(
      'POST',
      `/import/orga-info/json/CH?${ofOwn}`,
      json([{ orgaSid: 'andere', language: 'de', headline: 'x' }]),
    ),
    written(
      'POST',
      '/import/orga-info/json/CH',
      json([{ orgaSid: 'andere', language: 'de', headline: 'x' }]),
    ),
  ]),
  a('offers of a retailer by a file', [
    written(
      'POST',
      '/import/retailer/CH?orgaSid=bauhandel',
      json([
        { orgaSid: 'bauhandel', manufacturerSid: 'andere', productSid: 'a1', link: 'https://evil.example' },
      ]),
    ),
  ]),
  a('offers of a retailer under the own company', [
    written(
      'POST',
      `/import/retailer/CH?${ofOwn}`,
      json([
        { orgaSid: 'bauhandel', manufacturerSid: 'andere', productSid: 'a1', link: 'https://evil.example' },
      ]),
    ),
  ]),
  a('a list that removes the offers of a retailer', [
    written(
      'DELETE',
      '/import/retailer/json/CH?orgaSid=bauhandel&isBlackList=true&confirm=1',
      json([{ manufacturerSid: 'andere', productSid: 'a1' }]),
    ),
  ]),
  a(
    'an editor of products who imports',
    [
      written('POST', `/import/product/CH?${ofOwn}`, json([productOf('alpenfenster', 'f1')])),
      written('DELETE', `/import/product/CH?${ofOwn}&isBlackList=true`, json(['f1'])),
    ],
    [succeeded],
    'own-products',
  ),
  a(
    'the report of a rival',
    [get('/import/report/{report.written}'), get('/import/report/ba057e10-0000-4000-8000-00000000ffff')],
    [differ],
  ),
  a('the refused report of a rival with its values', [
    get('/import/report/{report.refused}'),
    get('/import/report/{report.refused}?range=[0,99]'),
  ]),
  a('the marked workbook of a rival', [get('/import/report/{report.refused}/xlsx')]),
  a('the events of an import of a rival', [get('/import/report/{report.written}/events')]),
  a('taking back the import of a rival', [post('/import/report/{report.written}/undo')]),
  a('trying to take it back, for what it would tell', [
    post('/import/report/{report.written}/undo?dryRun=true'),
  ]),
  a(
    'the list of imports of a rival',
    [get('/import/report?platform=CH&orga=andere'), get('/import/report?platform=CH')],
    [says('andere')],
  ),
  a('taking back a change of the product of a rival', [post('/import/change/{change.product}/undo')]),
  a('a trial run of that', [post('/import/change/{change.product}/undo?dryRun=true')]),
  a('taking back changes of mappings, infos and budgets of a rival', [
    post('/import/change/{change.mapping}/undo?dryRun=true'),
    post('/import/change/{change.orgaInfo}/undo'),
    post('/import/change/{change.orgaBudget}/undo'),
  ]),
  a(
    'whether a change of a rival is there',
    [post('/import/change/{change.product}/undo'), post('/import/change/999999999/undo')],
    [differ],
  ),
  a('the record of all changes', [get('/import/audit'), get('/import/audit?platform=CH')]),
  a('the record of changes of a product of a rival', [
    get('/import/audit?platform=CH&entity=product&key=["andere","a1"]'),
    get('/import/audit/origins?platform=CH&entity=product&key=["andere","a1"]'),
  ]),
  a('the record of changes by the first half of a key', [
    get('/import/audit?platform=CH&entity=product&key=["andere"]'),
    get('/import/audit?platform=CH&entity=mapping&key=["andere","m","x"]'),
  ]),
  a('the record of changes of what has no owner', [
    get('/import/audit?entity=userRight&key=["{right.ADMIN}"]'),
    get('/import/audit?entity=article&key=["entwurf"]'),
  ]),
  a('the products of a rival as JSON', [
    get('/import/product/json/CH/andere/all'),
    get('/import/product/json/CH/andere/a1?language=de'),
  ]),
  a('the products of all companies as JSON', [get('/import/product/json/CH/all/all')], [says('fremdwort')]),
  a('chosen products of a rival as JSON', [
    post('/import/product/json/CH/filtered/andere/all/de', { productSids: ['a1'] }),
  ]),
  a(
    'the own download widened by a filter',
    [
      post('/import/product/json/CH/filtered/alpenfenster/all/de', { productSids: ['a1', 'andere/a1'] }),
      post('/import/product/json/CH/filtered/alpenfenster/all/de', { text: 'fremdwort' }),
    ],
    [says('fremdwort')],
  ),
  a('the products of a rival as a workbook', [get('/import/product/xlsx/CH/andere/all')]),
  a('chosen products of a rival as a workbook', [post('/import/product/xlsx/CH/filtered/andere/de', {})]),
  a('the number of products of a rival', [post('/import/product/count/CH/filtered/andere', {})]),
  a('the company of a rival as JSON', [get('/import/orga/json/CH/andere')]),
  a('infos of a rival as JSON', [get('/import/orga-info/json/CH/andere/all')]),
  a('all infos as JSON', [get('/import/orga-info/json/CH/all/all')], [says('fremdwort')]),
  a('offers of a retailer as JSON', [get('/import/retailer/json/CH/bauhandel/all')]),
  a(
    'all offers as JSON',
    [get('/import/retailer/json/CH/all/all'), get('/import/retailer/json/CH/alpenfenster/andere')],
    [says('fremdwort')],
  ),
  a('products of a rival in front', [
    put('/import/product/CH/reorder', { orgaSid: 'andere', productSids: ['a2', 'a1'] }),
  ]),
  a('products of a rival in the own order', [
    put('/import/product/CH/reorder', { orgaSid: 'alpenfenster', productSids: ['f1', 'a1'] }),
  ]),
  a('an import that is repeated under the key of another', [
    {
      ...written('POST', `/import/product/CH?${ofRival}`, '[]'),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    },
  ]),
  a('asking for what others lost and got back', [get('/import/retired/CH')], [says('andere')]),
  a('what administrators look at', [get('/import/platforms')]),
  a('what visitors searched for in vain', [get('/import/fruitless-search/CH')]),
  a('building everything anew', [post('/import/reindex/CH')]),
  a('a picture into the company of a rival', [
    form('/import/image/CH/productImage', {
      orgaSid: 'andere',
      file: { bytes: Buffer.from('x'), name: 'a.png', type: 'image/png' },
    }),
  ]),
  a('a picture onto the product of a rival', [
    form('/import/image/CH/productImage', {
      orgaSid: 'andere',
      productSid: 'a1',
      file: { bytes: Buffer.from('x'), name: 'a.png', type: 'image/png' },
    }),
  ]),
  a('a picture of no company', [
    form('/import/image/CH/orgaMedia', {
      file: { bytes: Buffer.from('x'), name: 'a.png', type: 'image/png' },
    }),
    form('/import/image/CH/startPageImage', {
      file: { bytes: Buffer.from('x'), name: 'a.png', type: 'image/png' },
    }),
  ]),
  a('deleting the picture of a rival', [
    del('/import/image/CH/productImage/{image.andere}?orgaSid=andere'),
    del('/import/image/CH/productImage/{image.andere}?orgaSid=alpenfenster'),
    del('/import/image/CH/productImage/{image.andere}'),
  ]),
  a('deleting the file of a rival', [
    del('/import/file/CH/andere/{file.andere}'),
    del('/import/file/CH/alpenfenster/{file.andere}'),
  ]),
  a('the record of changes of pictures and documents of a rival', [
    get('/import/audit?platform=CH&entity=image&key=["andere","productImage","{image.andere}"]'),
    get('/import/audit?platform=CH&entity=file&key=["andere","{file.andere}"]'),
  ]),
  a('parts by a body that is no list', [patch('/import/orga/CH', part('andere'))]),
];
