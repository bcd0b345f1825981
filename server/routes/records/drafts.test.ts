import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { sweepDrafts } from '../../records/drafts/sweepDrafts.ts';
import { asNew, faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

let call: Call;
let database: TaggedDatabase;

const url = '/import/product/CH/alpenfenster/f1';
const product = (title: string | undefined) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid: 'f1',
  productInfo: { articleNumber: 'A-f1', ...(title && { title: { de: title } }) },
  categories: { mainCategory: { sid: 'fenster' } },
});
const shown = async () => (await call('nobody', 'GET', '/CH/product/alpenfenster/f1')).json().title.text;

beforeAll(async () => {
  ({ call, database } = await smallWorld());
});

describe('The draft of a record (behaviours B488, B489)', () => {
  it('changes nothing that anybody reads, and may lack what is still to come', async () => {
    const saved = await call('supplier', 'PUT', `${url}/draft`, product(undefined));
    expect(saved.json()).toMatchObject({ state: 'open', version: 1, current: 1, basedOn: 1 });
    expect(faultsOf({ json: () => ({ errors: saved.json().faults }) })).toEqual([
      'productInfo.title required',
    ]);
    expect(await shown()).toBe('Fenster f1');
    const early = await call('supplier', 'POST', `${url}/draft/publish`, { version: 1 });
    expect(faultsOf(early)).toEqual(['productInfo.title required']);
  });

  it('is saved over by nobody who has not seen it', async () => {
    const stale = await call('supplier', 'PUT', `${url}/draft`, product('Anders'), { 'if-match': '"7"' });
    expect(stale.statusCode).toBe(412);
    const saved = await call('supplier', 'PUT', `${url}/draft`, product('Neues Fenster'), {
      'if-match': '"1"',
    });
    expect(saved.json()).toMatchObject({ version: 2, faults: [] });
  });

  it('is begun by whoever saw none only where there is none (behaviour B715)', async () => {
    const begin = () =>
      call('supplier', 'PUT', `${url}/draft`, product('Zweites Fenster'), { 'if-none-match': '*' });
    const refused = await begin();
    expect([refused.statusCode, refused.json().current]).toEqual([412, 2]);
    await call(
      'supplier',
      'PUT',
      '/import/product/CH/alpenfenster/f2/draft',
      { ...product('Neu'), sid: 'f2' },
      {
        'if-none-match': '*',
      },
    );
    await call('supplier', 'DELETE', '/import/product/CH/alpenfenster/f2/draft');
  });

  it('is published as it was looked at, over the version from which it was begun', async () => {
    await call('supplier', 'PUT', url, product('Inzwischen'));
    const unseen = await call('supplier', 'POST', `${url}/draft/publish`, { version: 1 });
    expect(unseen.statusCode).toBe(412);
    const changed = await call('supplier', 'POST', `${url}/draft/publish`, { version: 2 });
    expect(changed.statusCode).toBe(412);
    expect((await call('supplier', 'GET', `${url}/draft`)).json()).toMatchObject({ basedOn: 1, current: 2 });
    const knowing = await call(
      'supplier',
      'POST',
      `${url}/draft/publish`,
      { version: 2 },
      { 'if-match': '"2"' },
    );
    expect(knowing.json()).toMatchObject({ version: 3, productInfo: { title: { de: 'Neues Fenster' } } });
    expect(await shown()).toBe('Neues Fenster');
    expect((await call('supplier', 'GET', `${url}/draft`)).statusCode).toBe(204);
  });

  it('is dropped, and is nothing to whoever may not change the record', async () => {
    await call('supplier', 'PUT', `${url}/draft`, product('Verworfen'));
    for (const who of ['nobody', 'supplier-de'])
      expect((await call(who, 'GET', `${url}/draft`)).statusCode).toBe(403);
    expect((await call('supplier', 'DELETE', `${url}/draft`)).statusCode).toBe(204);
    expect((await call('supplier', 'GET', `${url}/draft`)).statusCode).toBe(204);
  });

  it('is begun anew from the record that its author has seen, and says from what it was begun', async () => {
    const at = '/import/product/CH/alpenfenster/f2';
    const of = (title: string) => ({
      ...product(title),
      sid: 'f2',
      productInfo: { articleNumber: 'A-f2', title: { de: title } },
    });
    const first = await call('supplier', 'PUT', `${at}/draft`, of('Entwurf'));
    expect(first.json()).toMatchObject({
      basedOn: 1,
      base: { productInfo: { title: { de: 'Fenster f2' } } },
    });
    await call('supplier', 'PUT', at, of('Inzwischen'));
    const unaware = await call('supplier', 'PUT', `${at}/draft?basedOn=1`, of('Entwurf, weiter'));
    expect(unaware.json()).toMatchObject({
      basedOn: 1,
      current: 2,
      base: { productInfo: { title: { de: 'Fenster f2' } } },
    });
    const aware = await call('supplier', 'PUT', `${at}/draft?basedOn=2`, of('Entwurf, weiter'));
    expect(aware.json()).toMatchObject({
      basedOn: 2,
      current: 2,
      base: { productInfo: { title: { de: 'Inzwischen' } } },
    });
    await call('supplier', 'DELETE', `${at}/draft`);
  });

  it('goes with its record and comes back with it, and another record of its key has none of it (behaviour B539)', async () => {
    const gone = '/import/product/CH/alpenfenster/weg';
    const of = (title: string) => ({
      ...product(title),
      sid: 'weg',
      productInfo: { articleNumber: 'A-weg', title: { de: title } },
    });
    await call('supplier', 'PUT', gone, of('Da'), asNew);
    await call('supplier', 'PUT', `${gone}/draft`, of('Entwurf'));
    await call('supplier', 'DELETE', gone);
    expect((await call('supplier', 'GET', `${gone}/draft`)).statusCode).toBe(404);
    const { records } = (await call('supplier', 'GET', '/import/trash/CH/product')).json();
    await call('supplier', 'POST', `/import/change/${records[0].change}/undo`);
    expect((await call('supplier', 'GET', `${gone}/draft`)).json()).toMatchObject({ version: 1 });
    await call('supplier', 'DELETE', gone);
    await call('supplier', 'PUT', gone, of('Ein anderes'), asNew);
    expect((await call('supplier', 'GET', `${gone}/draft`)).statusCode).toBe(204);
    expect((await call('supplier', 'PUT', `${gone}/draft`, of('Neu begonnen'))).json().record).toMatchObject({
      productInfo: { title: { de: 'Neu begonnen' } },
    });
  });

  it('of a deleted record comes back with it as it was, whatever was begun under its key meanwhile (behaviour B594)', async () => {
    const at = '/import/product/CH/alpenfenster/wieder';
    const of = (title: string) => ({
      ...product(title),
      sid: 'wieder',
      productInfo: { articleNumber: 'A-wieder', title: { de: title } },
    });
    const read = async () => (await call('supplier', 'GET', `${at}/draft`)).json();
    const listed = async () =>
      (await call('supplier', 'GET', '/import/draft/CH?entity=product'))
        .json()
        .filter(({ key }: { key: string[] }) => key.at(-1) === 'wieder')
        .map(({ title, key }: { title: string; key: string[] }) => [title, ...key]);
    await call('supplier', 'PUT', at, of('Da'), asNew);
    await call('supplier', 'PUT', `${at}/draft`, of('Entwurf des Gelöschten'));
    await call('supplier', 'DELETE', at);
    const begun = await call('supplier', 'PUT', `${at}/draft`, of('Neu begonnen'));
    expect(begun.json()).toMatchObject({ version: 1, basedOn: null, current: null });
    const { records } = (await call('supplier', 'GET', '/import/trash/CH/product')).json();
    expect((await call('supplier', 'POST', `/import/change/${records[0].change}/undo`)).statusCode).toBe(200);

    const own = await read();
    expect(own).toMatchObject({ version: 1, basedOn: 1, record: of('Entwurf des Gelöschten') });
    expect(await listed()).toEqual(
      expect.arrayContaining([['Entwurf des Gelöschten', 'alpenfenster', 'wieder']]),
    );
    const saved = await call('supplier', 'PUT', `${at}/draft`, of('Weiter'), { 'if-match': '"1"' });
    expect(saved.json()).toMatchObject({ version: 2, basedOn: 1 });
    await sweepDrafts(database.write);
    const published = await call(
      'supplier',
      'POST',
      `${at}/draft/publish`,
      { version: 2 },
      { 'if-match': `"${own.current}"` },
    );
    expect(published.json()).toMatchObject({ productInfo: { title: { de: 'Weiter' } } });
    expect(await read()).toMatchObject({ version: 1, basedOn: null, record: of('Neu begonnen') });
    await call('supplier', 'DELETE', `${at}/draft`);
    expect((await call('supplier', 'GET', `${at}/draft`)).statusCode).toBe(204);
  });

  it('is how a list is narrowed, for whoever may work on it and for nobody else (behaviour B595)', async () => {
    await call('supplier', 'PUT', `${url}/draft`, product('Im Entwurf'));
    const listed = async (who: string, filter: object) => {
      const both = { id: ['alpenfenster/f1', 'alpenfenster/f2'], ...filter };
      const query = new URLSearchParams({ filter: JSON.stringify(both) });
      const { statusCode, json } = await call(who, 'GET', `/import/product/CH?${String(query)}`);
      return statusCode === 200 ? json().map(({ sid }: { sid: string }) => sid) : statusCode;
    };
    const asked = `/import/draft/CH?${String(new URLSearchParams({ entity: 'product', ids: '["alpenfenster/f1","alpenfenster/f2"]' }))}`;
    expect(await listed('supplier', { draft: 'any' })).toEqual(['f1']);
    expect(await listed('supplier', { draft: 'open', orgaSid: 'alpenfenster' })).toEqual(['f1']);
    expect(await listed('supplier', { draft: 'submitted' })).toEqual([]);
    expect(await listed('supplier', { draft: 'x' })).toBe(422);
    expect(await listed('supplier-de', { draft: 'any' })).toBe(403);
    const states = (await call('supplier', 'GET', asked)).json();
    expect(states.map(({ key, state }: { key: string[]; state: string }) => [...key, state])).toEqual([
      ['alpenfenster', 'f1', 'open'],
    ]);
    expect((await call('supplier-de', 'GET', asked)).json()).toEqual([]);
    await call('supplier', 'DELETE', `${url}/draft`);
    expect(await listed('supplier', { draft: 'any' })).toEqual([]);
  });

  it('that was begun without a record goes with its company for good (behaviour B633)', async () => {
    const begun = '/import/product/CH/andere/nie';
    await call('admin', 'PUT', `${begun}/draft`, {});
    const stays = async () => {
      await sweepDrafts(database.write);
      return (await call('admin', 'GET', `${begun}/draft`)).statusCode === 200;
    };
    expect(await stays()).toBe(true);
    const gone = await database.write`delete from orga where sid = 'andere' returning id`;
    expect(gone.length).toBe(1);
    expect(await stays()).toBe(false);
  });

  it('speaks of the record at its address alone', async () => {
    const other = { ...product('Fremd'), sid: 'f2' };
    expect(faultsOf(await call('supplier', 'PUT', `${url}/draft`, other))).toEqual([
      'sid differs-from-address',
    ]);
  });
});

describe('The review of an article (behaviour B491)', () => {
  const article = { url: 'neu', title: { de: 'Neu' }, state: 'published', sections: [] };
  const draft = '/import/cms-article/neu/draft';
  const publish = (who: string, version: number) => call(who, 'POST', `${draft}/publish`, { version });

  it('lets nobody publish what they have submitted themselves, and sends back with a comment', async () => {
    await call('editor', 'PUT', draft, article);
    expect((await publish('editor', 1)).statusCode).toBe(403);
    const submitted = await call('editor', 'POST', `${draft}/submit`, { comment: 'Bitte prüfen' });
    expect(submitted.json()).toMatchObject({
      state: 'submitted',
      comment: 'Bitte prüfen',
      mayPublish: false,
      version: 2,
    });
    expect((await publish('editor', 2)).statusCode).toBe(403);
    expect((await call('admin', 'GET', draft)).json()).toMatchObject({ mayPublish: true });
    const back = await call('admin', 'POST', `${draft}/return`, {
      comment: 'Der Titel fehlt auf Französisch.',
    });
    expect(back.json()).toMatchObject({ state: 'returned' });
  });

  it('is asked for anew by whoever changes the draft, and ends with what was approved', async () => {
    await call('editor', 'POST', `${draft}/submit`, { comment: '' });
    const changed = await call('editor', 'PUT', draft, { ...article, title: { de: 'Neu', fr: 'Nouveau' } });
    expect(changed.json()).toMatchObject({ state: 'open', submittedBy: null });
    const { version } = (await call('editor', 'POST', `${draft}/submit`, { comment: '' })).json();
    expect((await publish('admin', version - 1)).statusCode).toBe(412);
    expect((await publish('admin', version)).json()).toMatchObject({ url: 'neu', version: 1 });
    expect((await call(undefined, 'GET', '/fr/cms-article/neu')).json().title.text).toBe('Nouveau');
  });
});
