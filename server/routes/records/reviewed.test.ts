import { beforeAll, describe, expect, it } from 'vitest';
import { holdersOf } from '../../../resources/access/holdersOf.ts';
import { entities } from '../../../resources/registry.ts';
import type { Call } from '../../../tests/setup/calls.ts';
import { faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';

let call: Call;

const articles = '/import/cms-article';
const article = (url: string, title: string, state = 'published') => ({
  url,
  title: { de: title },
  state,
  sections: [],
});
const needed = [' needs-review'];

/** Articles as if another right approved of them than the one by which they are written. */
beforeAll(async () => {
  Object.assign(entities.article, { review: holdersOf('ADMIN') });
  ({ call } = await smallWorld());
  await call('admin', 'POST', articles, article('offen', 'Offen'));
});

describe('What is reviewed, for whoever may write and not approve (behaviour B568)', () => {
  it('is not live by a save, by a change of many, or by what is taken back', async () => {
    const saved = await call('editor', 'PUT', `${articles}/offen`, article('offen', 'Anders'));
    expect(faultsOf(saved)).toEqual(needed);
    expect(faultsOf(await call('editor', 'POST', articles, article('neu', 'Neu')))).toEqual(needed);
    expect(
      faultsOf(await call('editor', 'PUT', `${articles}/offen`, article('offen', 'Offen', 'draft'))),
    ).toEqual(needed);
    expect(faultsOf(await call('editor', 'DELETE', `${articles}/offen`))).toEqual(needed);
    const many = { entity: 'article', keys: [['offen']], place: 'title.de', act: 'set', value: 'Viele' };
    expect((await call('editor', 'POST', '/import/bulk-change/CH', many)).json()).toMatchObject({
      refused: 1,
    });

    await call('admin', 'DELETE', `${articles}/offen`);
    const [{ change }] = (await call('editor', 'GET', '/import/trash/CH/article')).json().records;
    expect(faultsOf(await call('editor', 'POST', `/import/change/${change}/undo`))).toEqual(needed);
    expect((await call('admin', 'POST', `/import/change/${change}/undo`)).statusCode).toBe(200);
  });

  it('is written where no visitor sees it before or afterwards, and where nothing changes', async () => {
    expect((await call('editor', 'POST', articles, article('still', 'Still', 'draft'))).statusCode).toBe(201);
    expect(
      (await call('editor', 'PUT', `${articles}/still`, article('still', 'Anders', 'draft'))).statusCode,
    ).toBe(200);
    expect((await call('editor', 'PUT', `${articles}/offen`, article('offen', 'Offen'))).statusCode).toBe(
      200,
    );
    expect(faultsOf(await call('editor', 'PUT', `${articles}/still`, article('still', 'Anders')))).toEqual(
      needed,
    );
  });

  it('goes live by a draft that somebody else approves', async () => {
    const draft = `${articles}/offen/draft`;
    const kept = await call('editor', 'PUT', draft, article('offen', 'Entwurf'));
    expect(kept.json()).toMatchObject({ faults: [], mayPublish: false });
    const { version } = (await call('editor', 'POST', `${draft}/submit`, { comment: '' })).json();
    expect((await call('editor', 'POST', `${draft}/publish`, { version })).statusCode).toBe(403);
    expect((await call('admin', 'POST', `${draft}/publish`, { version })).statusCode).toBe(200);
    expect((await call('editor', 'GET', `${articles}/offen`)).json().title).toEqual({ de: 'Entwurf' });
  });
});
