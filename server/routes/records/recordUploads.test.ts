import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, type Method } from '../../../tests/setup/calls.ts';
import { importApp, type ImportApp } from '../../../tests/setup/importApp.ts';
import { importDone } from '../../../tests/setup/importDone.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

let world: ImportApp;
beforeAll(async () => {
  world = await importApp();
  const { write } = world.database;
  await write`insert into orga (platform, sid, name, kind) values ('CH', 'bauhandel', 'Bauhandel', 'retailer')`;
  await write`
    insert into product (platform, orga_sid, sid, article_number, title, main_category)
    select 'CH', 'andere', 'p' || n, 'P' || n, '{"de": "Produkt"}', 'fenster' from generate_series(1, 10) n`;
});

async function give(method: Method, url: string, content: unknown, who = 'admin') {
  const answer = await world.call(method, url, who, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(content),
  });
  return { status: answer.statusCode, report: world.reportOf(answer) };
}
const read = async (url: string) => (await world.call('GET', url, 'admin')).json();
const unchanged = { created: 0, changed: 0, deleted: 0, failed: 0 };

describe('A file of companies', () => {
  it('changes what it says of them; the rest stays, and the whole can be undone', async () => {
    const content = [
      { sid: 'andere', orgaDetails: { headOffice: { address: { city: 'Chur' } } } },
      { sid: 'alpenfenster', orgaDetails: { name: 'Alpenfenster AG' } },
    ];
    const dry = await give('PATCH', 'orga/CH?dryRun=true', content);
    const change = {
      key: 'andere',
      field: 'orgaDetails.headOffice.address',
      before: null,
      after: { city: 'Chur' },
    };
    expect(dry.report).toMatchObject({ read: 2, changed: 1, unchanged: 1, changes: [change] });
    expect((await read('orga/CH/andere')).orgaDetails.headOffice).toBeUndefined();
    const { report } = await give('PATCH', 'orga/CH', content);
    expect(report).toMatchObject({ entity: 'orga', changed: 1, unchanged: 1, changes: [change] });
    expect((await read('orga/CH/andere')).orgaDetails).toMatchObject({
      name: 'Andere AG',
      headOffice: { address: { city: 'Chur' } },
    });
    const undone = await world.call('POST', `report/${report.id}/undo`, 'admin');
    expect(undone.json()).toMatchObject({ changed: 1, keptCount: 0 });
    expect((await read('orga/CH/andere')).orgaDetails.headOffice).toBeUndefined();
  });

  it('is refused as a whole when one is not the sender’s, unknown, faulty or stale (abuse cases 9, 19 and 27)', async () => {
    const good = { sid: 'alpenfenster', orgaDetails: { name: 'X' } };
    const issuesOf = async (who: string, ...bad: object[]) => {
      const { status, report } = await give('PATCH', 'orga/CH', [good, ...bad], who);
      expect([status, report.state]).toEqual([who === 'admin' ? 422 : 403, 'refused']);
      return report.issues.map(({ row, column, code }) => `${row} ${column} ${code}`);
    };
    expect(await issuesOf('supplier', { sid: 'andere', orgaDetails: { name: 'X' } })).toEqual([
      '2 sid foreign-company',
    ]);
    const bad = { sid: 'andere', orgaDetails: { name: null, kind: 'x' }, isAdmin: true };
    expect((await issuesOf('admin', { sid: 'nirgends' }, bad)).toSorted()).toEqual([
      '2 sid unknown-orga',
      '3 isAdmin unknown-field',
      '3 orgaDetails.kind unknown-choice',
      '3 orgaDetails.name required',
    ]);
    expect(await issuesOf('admin', { sid: 'andere', orgaDetails: { name: 'Y' }, version: 99 })).toEqual([
      '2 version stale-row',
    ]);
    expect(await issuesOf('admin', JSON.parse('{"sid": "andere", "__proto__": {"a": 1}}'))).toEqual([
      '2 __proto__ unknown-field',
    ]);
    expect((await read('orga/CH/alpenfenster')).orgaDetails.name).toBe('Alpenfenster AG');
  });

  it('names a wrong address at its place, and judges none that was stored before and stays as it is', async () => {
    const { write } = world.database;
    const stored = { email: 'Anna', website: 'www.bauhandel.example' };
    await write`update orga set address = ${write.json(stored)} where platform = 'CH' and sid = 'bauhandel'`;
    const saying = (address: object) => [{ sid: 'bauhandel', orgaDetails: { headOffice: { address } } }];
    const { report } = await give('PATCH', 'orga/CH', saying({ email: 'Berta', website: 'Berta' }));
    expect(report.issues.map(({ column, code }) => `${column} ${code}`).toSorted()).toEqual([
      'orgaDetails.headOffice.address.email email-form',
      'orgaDetails.headOffice.address.website web-address',
    ]);
    expect((await give('PATCH', 'orga/CH', saying({ phone: '1' }))).report).toMatchObject({ changed: 1 });
    const orga = await read('orga/CH/bauhandel');
    const kept = { ...stored, website: 'https://www.bauhandel.example', phone: '1' };
    expect(orga.orgaDetails.headOffice.address).toEqual(kept);
    const save = async (address: object) => {
      const current = await read('orga/CH/bauhandel');
      const payload = { ...current, orgaDetails: { ...current.orgaDetails, headOffice: { address } } };
      const answer = await world.call('PUT', 'orga/CH/bauhandel', 'admin', { payload });
      return (
        answer.json().errors?.map(({ path }: { path: string }) => path.split('.').at(-1)) ?? answer.json()
      );
    };
    expect(await save({ ...kept, phone: '2' })).toMatchObject({
      orgaDetails: { headOffice: { address: { ...kept, phone: '2' } } },
    });
    expect(await save({ ...kept, email: 'Berta' })).toEqual(['email']);
    const mended = saying({ email: 'anna@bauhandel.example', website: stored.website });
    expect((await give('PATCH', 'orga/CH', mended)).report).toMatchObject({ changed: 1 });
    expect((await read('orga/CH/bauhandel')).orgaDetails.headOffice.address).toMatchObject({
      email: 'anna@bauhandel.example',
      website: 'https://www.bauhandel.example',
    });
  });

  it('and of their infos and pictures changes nothing when it was downloaded', async () => {
    const infos = [
      { orgaSid: 'alpenfenster', language: 'de', headline: 'Fenster', links: [{ label: 'A', link: '/de' }] },
      { orgaSid: 'alpenfenster', language: 'fr', headline: 'Fenêtres', contact: { name: 'Anna' } },
    ];
    const sent = await give('POST', 'orga-info/json/CH', infos, 'supplier');
    expect(sent.report).toMatchObject({ created: 2, entity: 'orgaInfo', orgaSid: 'alpenfenster' });
    const downloaded = await read('orga-info/json/CH/alpenfenster/all');
    expect(downloaded).toMatchObject(infos);
    const again = await give('POST', 'orga-info/json/CH', downloaded, 'supplier');
    expect(again.report).toMatchObject({ ...unchanged, unchanged: 2 });
    const companies = await read('orga/json/CH/all');
    expect((await give('PATCH', 'orga/CH', companies)).report).toMatchObject({ ...unchanged, unchanged: 3 });
    expect(await read('orga-info/json/CH/alpenfenster/fr')).toHaveLength(1);
  });
});

describe('A file in the place of the JSON of one thing', () => {
  const send = async (
    method: Method,
    url: string,
    content: string | object,
    more: Record<string, string> = {},
  ) => {
    const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
    const form = await formOf({ file: { bytes, name: 'a.json', type: 'application/json' } });
    const headers = { ...form.headers, ...more };
    const answer = await world.call(method, url, 'supplier', { headers, payload: form.body });
    return { status: answer.statusCode, body: answer.json(), report: world.reportOf(answer) };
  };
  const url = 'orga/CH/alpenfenster';
  const whole = { sid: 'alpenfenster', orgaDetails: { name: 'Alpenfenster AG', kind: 'manufacturer' } };
  const withPhone = (phone: string) => ({
    ...whole,
    orgaDetails: { ...whole.orgaDetails, headOffice: { address: { phone } } },
  });
  const phone = async () => (await read(url)).orgaDetails.headOffice?.address?.phone;

  it('replaces a company as a whole and is answered with the report', async () => {
    const dry = await send('PUT', `${url}?dryRun=true`, withPhone('1'));
    expect([dry.status, await phone()]).toEqual([200, undefined]);
    expect(dry.report).toMatchObject({ entity: 'orga', action: 'replace', dryRun: true, changed: 1 });
    expect((await send('PUT', url, withPhone('1'))).report).toMatchObject({ changed: 1, fileName: 'a.json' });
    expect(await phone()).toBe('1');
    const { report } = await send('PUT', url, { orgaDetails: whole.orgaDetails });
    expect(report).toMatchObject({ changed: 1, issueCount: 0 });
    expect(await phone()).toBeUndefined();
  });

  it('is refused with the report when it is faulty, of another company, or stale; nothing is written', async () => {
    const codes = ({ status, report }: Awaited<ReturnType<typeof send>>) => [
      status,
      ...report.issues.map(({ column, code }) => `${column} ${code}`),
    ];
    expect(codes(await send('PUT', url, { ...whole, orgaDetails: {} }))).toEqual([
      422,
      'orgaDetails.name required',
      'orgaDetails.kind required',
    ]);
    expect(codes(await send('PUT', url, { ...whole, sid: 'andere' }))).toEqual([
      422,
      'sid differs-from-address',
    ]);
    const stale = await send('PUT', url, withPhone('2'), { 'if-match': '"1"' });
    expect(codes(stale)).toEqual([412, 'version stale-row']);
    const { version } = await read(url);
    expect(stale.body).toMatchObject({ current: version });
    expect(await phone()).toBeUndefined();
    const fresh = { 'if-match': `"${version}"` };
    expect((await send('PUT', url, withPhone('2'), fresh)).report).toMatchObject({ changed: 1 });
    expect((await send('PUT', 'orga/CH/andere', whole)).status).toBe(403);
  });

  it('brings infos of companies alike', async () => {
    const info = { orgaSid: 'alpenfenster', language: 'it', headline: 'Finestre' };
    const dry = await send('POST', 'orga-info/CH?dryRun=true', info);
    expect(dry.report).toMatchObject({ entity: 'orgaInfo', dryRun: true, created: 1 });
    expect(await read('orga-info/json/CH/alpenfenster/it')).toHaveLength(0);
    expect((await send('POST', 'orga-info/CH', info)).report).toMatchObject({
      created: 1,
      state: importDone,
    });
    const broken = await send('POST', 'orga-info/CH', '{');
    expect([broken.status, broken.report.state]).toEqual([422, 'refused']);
  });
});

describe('The offers of a retailer', () => {
  const offer = (sid: string) => ({
    manufacturerSid: 'andere',
    productSid: sid,
    link: `https://shop.example/${sid}`,
    price: { amount: 12.5, currency: 'CHF' },
    checkedOn: '2026-01-31',
  });
  const url = 'retailer/CH?orgaSid=bauhandel';
  beforeEach(async () => {
    await world.database.write`delete from retailer_data`;
    await give('POST', url, ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10'].map(offer));
  });
  const list = (isBlackList: boolean, sids: string[], more = '') =>
    give(
      'DELETE',
      `retailer/json/CH?orgaSid=bauhandel&isBlackList=${isBlackList}${more}`,
      sids.map((productSid) => ({ manufacturerSid: 'andere', productSid })),
    );
  const count = async () => (await read('retailer/json/CH/bauhandel/all')).length;

  it('come as a form too, change nothing when they were downloaded, and go where the file leaves them out', async () => {
    const bytes = Buffer.from(JSON.stringify(await read('retailer/json/CH/bauhandel/andere')));
    const form = await formOf({ orgaSid: 'bauhandel', file: { bytes, name: 'a.json', type: 'text/plain' } });
    const answer = await world.call('POST', 'retailer/CH', 'admin', {
      headers: form.headers,
      payload: form.body,
    });
    expect(world.reportOf(answer)).toMatchObject({ ...unchanged, unchanged: 10, fileName: 'a.json' });
    const { report } = await give(
      'POST',
      `${url}&deleteOthers=true`,
      ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'].map(offer),
    );
    expect(report).toMatchObject({ deleted: 1, unchanged: 9 });
    const faulty = await give('POST', url, [offer('p10'), offer('nirgends')]);
    expect(faulty.report).toMatchObject({ state: 'refused', failed: 1, created: 0 });
    expect(await count()).toBe(9);
  });

  it('keep their details where a file does not name them, and have those of the file where it does, as the pages show', async () => {
    const link = 'https://shop.example/p1';
    const { report } = await give('POST', url, [
      { manufacturerSid: 'andere', productSid: 'p1', link, stock: 'onOrder', articleNumber: 'B-7' },
    ]);
    expect(report).toMatchObject({ ...unchanged, changed: 1 });
    const shownOn = async (sid: string) => {
      const page = await world.app.inject({ url: `/api/CH/product/andere/${sid}?lang=de` });
      return page.json().retailers;
    };
    expect(await shownOn('p1')).toMatchObject([
      { sid: 'bauhandel', link, stock: 'onOrder', articleNumber: 'B-7', price: null },
    ]);
    expect(await shownOn('p2')).toMatchObject([
      { sid: 'bauhandel', link: offer('p2').link, price: offer('p2').price, stock: null },
    ]);
  });

  it('are removed by a list of them or of those to stay; more than a fifth only when confirmed', async () => {
    const dry = await list(true, ['p1', 'p99'], '&dryRun=true');
    expect(dry.report).toMatchObject({ deleted: 1, unchanged: 9, issues: [{ code: 'not-there' }] });
    expect(await count()).toBe(10);
    const { report } = await list(true, ['p1', 'p2']);
    expect(report).toMatchObject({ action: 'remove', deleted: 2, unchanged: 8 });
    const kept = ['p3', 'p4', 'p5'];
    expect((await list(false, kept)).status).toBe(409);
    expect((await list(false, ['p99', ...kept])).status).toBe(422);
    expect((await list(false, kept, '&confirm=5')).report).toMatchObject({ action: 'keep', deleted: 5 });
    expect(await count()).toBe(3);
    await world.call('POST', `report/${report.id}/undo`, 'admin');
    expect(await count()).toBe(5);
  });
});

describe('A list of products', () => {
  beforeEach(async () => {
    await world.database.write`delete from product where orga_sid = 'alpenfenster'`;
    const rows = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => [name, `Fenster ${name}`, 'fenster']);
    await world.send({ body: await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ...rows) });
  });
  const sids = async () => (await world.productsOf()).map(({ sid }) => sid).join('');
  const remove = (query: string, content: unknown) =>
    give('DELETE', `product/CH?orgaSid=alpenfenster&${query}`, content, 'supplier');

  it('says what to remove or what to keep, as sids, as products or as a workbook, and is undone as a whole', async () => {
    expect((await remove('isBlackList=true&dryRun=true', ['a'])).report).toMatchObject({ deleted: 1 });
    expect(await sids()).toBe('abcdef');
    const { report } = await remove('isBlackList=true', ['a', 'zz']);
    expect(report).toMatchObject({ deleted: 1, unchanged: 5, issues: [{ row: 2, code: 'not-there' }] });
    expect(await sids()).toBe('bcdef');
    const all = [{ productInfo: { articleNumber: 'B' } }, { sid: 'c' }];
    expect((await remove('isBlackList=false', all)).status).toBe(409);
    expect((await remove('isBlackList=false&confirm=3', all)).report).toMatchObject({ deleted: 3 });
    expect(await sids()).toBe('bc');
    const answer = await world.call(
      'DELETE',
      'product/CH?orgaSid=alpenfenster&isBlackList=true&confirm=1',
      'supplier',
      {
        headers: { 'content-type': 'application/octet-stream' },
        payload: await workbookOf(['Artikelnummer', 'Irgendwas'], ['C', 'x']),
      },
    );
    expect(world.reportOf(answer)).toMatchObject({ deleted: 1 });
    expect((await world.call('POST', `report/${report.id}/undo`)).json()).toMatchObject({ restored: 1 });
    expect(await sids()).toBe('ab');
  });

  it('of what to keep is refused when it names what is not there, and must say which list it is', async () => {
    expect((await remove('isBlackList=false&confirm=5', ['a', 'aa'])).report).toMatchObject({
      state: 'refused',
      issues: [{ row: 2, code: 'not-there', severity: 'error' }],
    });
    expect((await remove('confirm=6', [])).status).toBe(422);
    expect((await remove('isBlackList=false&confirm=6', [])).status).toBe(422);
    expect(await sids()).toBe('abcdef');
  });

  it('puts them in order: those it names in front, the others behind as they were; nothing else (abuse case 15)', async () => {
    const body = { orgaSid: 'alpenfenster', productSids: ['e', 'b'] };
    const reorder = (more: object, query = '') =>
      world.call('PUT', `product/CH/reorder${query}`, 'supplier', { payload: { ...body, ...more } });
    const stored = async () => {
      const [row] = await world.database.write`
        select string_agg(sid, '' order by position) as sids, sum(version) as version from product
        where orga_sid = 'alpenfenster'`;
      return row;
    };
    const before = await stored();
    expect((await reorder({}, '?dryRun=true')).json()).toMatchObject({ changed: 4, unchanged: 2 });
    expect(await stored()).toEqual(before);
    expect((await reorder({})).json()).toMatchObject({ dryRun: false, changed: 4 });
    expect(await stored()).toEqual({ ...before, sids: 'ebacdf' });
    expect((await reorder({ productSids: ['e', 'zz', 'e'] })).json().errors).toMatchObject([
      { path: 'productSids.1', code: 'unknown-product' },
      { path: 'productSids.2', code: 'named-twice' },
    ]);
    const mixed = await reorder({ productSids: ['b', 'p1'] });
    expect([mixed.statusCode, mixed.json().errors[0].path]).toEqual([422, 'productSids.1']);
    expect((await reorder({ orgaSid: 'andere', productSids: ['p1'] })).statusCode).toBe(403);
    expect(await stored()).toEqual({ ...before, sids: 'ebacdf' });
  });
});
