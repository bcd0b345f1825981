import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

let call: Call;
let database: TaggedDatabase;

beforeAll(async () => {
  ({ call, database } = await smallWorld());
});

beforeEach(async () => {
  await database.write`delete from term`;
  await database.write`delete from search_vocabulary where source = 'term'`;
});

const flat = {
  sid: 'flachfenster',
  text: 'Flachfenster',
  language: 'de',
  direction: 'both',
  category: 'fenster',
};
const write = (term: object) => call('editor', 'POST', '/import/term', term);
const phrases = async () =>
  database.read`
    select key, platform, target, label, direction from search_vocabulary where source = 'term' order by 1, 2, 3`;

describe('A term', () => {
  it('is searched from the moment it is written, and no longer once it is deleted', async () => {
    expect((await write({ ...flat, platforms: ['CH', 'AT'] })).statusCode).toBe(201);
    const row = { key: 'flachfenst', target: 'c:fenster', label: 'Flachfenster', direction: 'both' };
    expect(await phrases()).toEqual([
      { ...row, platform: 'AT' },
      { ...row, platform: 'CH' },
    ]);
    await call('editor', 'PUT', '/import/term/flachfenster', { ...flat, text: 'Flachdachfenster' });
    expect(await phrases()).toMatchObject([{ label: 'Flachdachfenster', platform: '' }]);
    await call('editor', 'DELETE', '/import/term/flachfenster');
    expect(await phrases()).toEqual([]);
  });

  it('of another word leads to it, and back where both mean the same', async () => {
    const word = { text: 'Lavabo', language: 'fr', word: 'Vasque' };
    await write({ sid: 'a', direction: 'oneWay', ...word });
    expect(await phrases()).toMatchObject([{ key: 'lavabo', target: 'w:vasqu' }]);
    await write({ sid: 'b', direction: 'both', ...word, language: 'de' });
    expect((await phrases()).slice(1)).toMatchObject([{ target: 'w:vasqu' }, { target: 'w:lavabo' }]);
  });

  it('goes with the category that it means, and comes back with it', async () => {
    await call('editor', 'POST', '/import/category', { sid: 'allein', name: { de: 'Allein' } });
    await write({ ...flat, sid: 'solo', category: 'allein' });
    expect((await call('editor', 'DELETE', '/import/category/allein')).statusCode).toBe(204);
    expect((await call('editor', 'GET', '/import/term/solo')).statusCode).toBe(404);
    const key = encodeURIComponent(JSON.stringify(['allein']));
    const [change] = (await call('editor', 'GET', `/import/audit?entity=category&key=${key}`)).json();
    expect((await call('editor', 'POST', `/import/change/${change.id}/undo`)).statusCode).toBe(200);
    expect((await call('editor', 'GET', '/import/term/solo')).statusCode).toBe(200);
    expect((await phrases()).filter(({ target }) => target === 'c:allein')).toHaveLength(1);
  });

  it.each([
    ['nothing', { category: undefined }, 'category one-meaning'],
    ['two things', { word: 'Luke' }, 'word one-meaning'],
    ['itself', { category: undefined, word: 'Flachfenster' }, 'word itself'],
    ['a category that is not there', { category: 'weg' }, 'category unknown-category'],
    [
      'an attribute that is not there',
      { category: undefined, attribute: 'weg' },
      'attribute unknown-attribute',
    ],
    [
      'a line that is not there',
      { category: undefined, company: 'alpenfenster', productLine: 'weg' },
      'productLine unknown-product-line',
    ],
  ])('that means %s is refused, and the fault named', async (_, changed, fault) => {
    const answer = await write({ ...flat, ...changed });
    expect([answer.statusCode, faultsOf(answer)]).toEqual([422, [fault]]);
  });

  it('that means a value its attribute does not have is refused with those it has', async () => {
    const attribute = {
      sid: 'farbe',
      name: { de: 'Farbe' },
      kind: 'choice',
      group: 'material',
      choices: [{ sid: 'ral-7016', label: { de: 'Anthrazitgrau' } }],
    };
    await call('editor', 'POST', '/import/attribute', attribute);
    const { category: _, ...grey } = { ...flat, text: 'anthrazit', attribute: 'farbe', value: 'ral-7016' };
    expect((await write({ ...grey, value: 'rot' })).json().errors).toMatchObject([
      { path: 'value', code: 'unknown-value', message: expect.stringContaining('ral-7016') },
    ]);
    expect((await write(grey)).statusCode).toBe(201);
    expect(await phrases()).toMatchObject([{ target: 'v:farbe=ral-7016' }]);
  });

  it('is listed by what it means, where it holds, and a part of its text', async () => {
    await write({ ...flat, platforms: ['CH', 'AT'] });
    await write({ ...flat, sid: 'luke', text: 'Luke', category: undefined, word: 'Fenster' });
    const listed = async (filter: object) =>
      (await call('supplier', 'GET', `/import/term?filter=${encodeURIComponent(JSON.stringify(filter))}`))
        .json()
        .map(({ sid }: { sid: string }) => sid);
    expect(await listed({ platforms: 'AT' })).toEqual(['flachfenster']);
    expect(await listed({ category: 'fenster' })).toEqual(['flachfenster']);
    expect(await listed({ text: { part: 'UKE' } })).toEqual(['luke']);
    expect(await listed({ language: 'fr' })).toEqual([]);
  });

  it('is written by who keeps the categories alone', async () => {
    expect((await call('supplier', 'POST', '/import/term', flat)).statusCode).toBe(403);
  });
});
