import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../tests/setup/calls.ts';
import { faultsOf, smallWorld } from '../../tests/setup/smallWorld.ts';

let call: Call;

const url = '/import/product/CH/alpenfenster/f1';
const product = (title: string | undefined) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid: 'f1',
  productInfo: { articleNumber: 'A-f1', ...(title && { title: { de: title } }) },
  categories: { mainCategory: { sid: 'fenster' } },
});
const shown = async () => (await call('nobody', 'GET', '/CH/product/alpenfenster/f1')).json().title.text;

beforeAll(async () => {
  ({ call } = await smallWorld());
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
