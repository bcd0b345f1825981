import { beforeEach, describe, expect, it } from 'vitest';
import type { BulkChange } from '../../../resources/calls/bulkChange.ts';
import type { Call } from '../../../tests/setup/calls.ts';
import { asNew, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

let call: Call;
let database: TaggedDatabase;

const root = '/import/bulk-change/CH';
const productUrl = (sid: string, orgaSid = 'alpenfenster') => `/import/product/CH/${orgaSid}/${sid}`;
const read = async (sid: string) => (await call('admin', 'GET', productUrl(sid))).json();
const write = async (sid: string, part: object, who = 'admin') =>
  call(who, 'PUT', productUrl(sid), { ...(await read(sid)), ...part });

async function begin(wish: object, who = 'supplier'): Promise<BulkChange> {
  const answer = await call(who, 'POST', root, { entity: 'product', ...wish });
  expect(answer.json()).toMatchObject({ state: 'ready' });
  return answer.json();
}
const step = async (id: string, to: 'run' | 'undo', who = 'supplier') =>
  call(who, 'POST', `${root}/${id}/${to}`);

const both = {
  keys: [
    ['alpenfenster', 'f1'],
    ['alpenfenster', 'f2'],
  ],
};
const wider = { ...both, place: 'attributes.breite', act: 'increase', value: 10 };
const widths = async () => [(await read('f1')).attributes?.breite, (await read('f2')).attributes?.breite];

beforeEach(async () => {
  ({ call, database } = await smallWorld());
  await call('supplier', 'GET', '/user/rights');
  for (const [sid, kind] of [
    ['breite', 'number'],
    ['farbe', 'text'],
  ])
    await call('admin', 'POST', '/import/attribute', { sid, kind, group: 'dimensions', name: { de: sid } });
  await write('f1', { attributes: { breite: 600.1 } });
  await write('f2', { attributes: { breite: 900 } });
});

describe('A change of many records (behaviour B480, B481, B482, B483)', () => {
  it('is looked at before anything is written, done as one act, and taken back in one step, but for what was changed since', async () => {
    const plan = await begin(wider);
    expect(plan).toMatchObject({ total: 2, changed: 2, refused: 0 });
    expect(plan.rows.map(({ before, after }) => [before, after])).toEqual([
      [600.1, 610.1],
      [900, 910],
    ]);
    expect(await widths()).toEqual([600.1, 900]);

    expect((await step(plan.id, 'run')).json()).toMatchObject({ state: 'done', changed: 2 });
    expect(await widths()).toEqual([610.1, 910]);
    const acts = await database.write`select changed from activity where report_id = ${plan.id}`;
    expect(acts).toEqual([{ changed: 2 }]);

    await write('f1', { attributes: { breite: 610.1, farbe: 'rot' } });
    await write('f2', { attributes: { breite: 950 } });
    const undone = (await step(plan.id, 'undo')).json();
    expect(undone).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
    expect(undone.refusals).toMatchObject([
      { key: ['alpenfenster', 'f2'], reason: { code: 'changed-meanwhile' } },
    ]);
    expect((await read('f1')).attributes).toEqual({ breite: 600.1, farbe: 'rot' });
    expect(await widths()).toEqual([600.1, 950]);
  });

  it('leaves who was changed after it was looked at, says who is as wished already, and writes it once however often it is asked', async () => {
    await write('f2', { attributes: { breite: 1200 } });
    const plan = await begin({ ...both, place: 'attributes.breite', act: 'set', value: 1200 });
    expect(plan).toMatchObject({ changed: 1, unchanged: 1 });
    await write('f1', { attributes: { breite: 1 } });
    await step(plan.id, 'run');
    expect((await step(plan.id, 'run')).json()).toMatchObject({
      state: 'done',
      changed: 0,
      refused: 1,
      refusals: [{ reason: { code: 'changed-meanwhile' } }],
    });
    expect(await widths()).toEqual([1, 1200]);
  });

  it('takes all that a list shows, and each record by the right to it and by the one judgement', async () => {
    await call(
      'admin',
      'PUT',
      productUrl('a1', 'andere'),
      {
        ...(await read('f1')),
        orgaInfo: { sid: 'andere' },
        sid: 'a1',
        version: undefined,
      },
      asNew,
    );
    const foreign = { keys: [...both.keys, ['andere', 'a1'], ['alpenfenster', 'weg']] };
    const plan = await begin({ ...foreign, place: 'productInfo.title.fr', act: 'set', value: 'Fenêtre' });
    expect(plan).toMatchObject({ changed: 2, refused: 2 });
    expect(plan.refusals.every(({ title, before }) => title === null && before === null)).toBe(true);
    const listed = await begin({
      filter: { 'attributes.breite': { least: 700 } },
      place: 'attributes.breite',
      act: 'set',
      value: 'breit',
    });
    expect(listed).toMatchObject({ total: 1, refused: 1, changed: 0 });
    const empty = await begin({ ...both, place: 'title.de', act: 'clear' });
    expect(empty).toMatchObject({ refused: 2, refusals: [{}, { reason: { code: 'required' } }] });
  });

  it('is refused to whoever has lost the right before it is done, and so is its undo', async () => {
    const [plan, other] = [await begin(wider), await begin({ ...wider, value: 20 })];
    await step(plan.id, 'run');
    await database.write`delete from user_right where sub in (select sub from known_user where username = 'supplier')`;
    expect((await step(plan.id, 'undo')).statusCode).toBe(403);
    expect((await step(other.id, 'run')).statusCode).toBe(403);
    expect(await widths()).toEqual([610.1, 910]);
  });

  it('is nobody else’s to see, and says at once what no record can be given', async () => {
    const plan = await begin(wider);
    expect((await call('admin', 'GET', `${root}/${plan.id}`)).statusCode).toBe(404);
    expect((await step(plan.id, 'run', 'admin')).statusCode).toBe(404);
    expect((await step(plan.id, 'undo')).statusCode).toBe(409);
    for (const [wish, path] of [
      [{ ...wider, place: 'sid' }, 'place'],
      [{ ...wider, place: 'popularity' }, 'place'],
      [{ ...wider, value: 'viel' }, 'value'],
      [{ ...both, place: 'brand', act: 'increase', value: 1 }, 'act'],
      [{ ...both, place: 'brand', act: 'set', value: 'x'.repeat(81) }, 'value'],
      [{ ...wider, filter: {} }, 'keys'],
    ] as const) {
      const answer = await call('supplier', 'POST', root, { entity: 'product', ...wish });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
    }
  });
});
