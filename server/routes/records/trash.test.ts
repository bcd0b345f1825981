import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import type { DeletedRecord } from '../../../resources/calls/trash.ts';

let call: Call;
let database: TaggedDatabase;

const lines = '/import/product-line/CH';
const line = (sid: string, orgaSid = 'alpenfenster') => ({ orgaSid, sid, title: { de: `Linie ${sid}` } });
const deleted = async (who = 'supplier', query = ''): Promise<DeletedRecord[]> =>
  (await call(who, 'GET', `/import/trash/CH/productLine${query}`)).json().records;
const keys = async (who?: string, query?: string) =>
  (await deleted(who, query)).map(({ key }) => key.join('/'));
const restore = async (record: DeletedRecord | undefined, who = 'supplier') =>
  call(who, 'POST', `/import/change/${record?.change}/undo`);

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  for (const [sid, orgaSid] of [
    ['eins', 'alpenfenster'],
    ['zwei', 'alpenfenster'],
    ['drei', 'andere'],
  ] as const) {
    await call('admin', 'POST', lines, line(sid, orgaSid));
    expect((await call('admin', 'DELETE', `${lines}/${orgaSid}/${sid}`)).statusCode).toBe(204);
  }
});

describe('What was deleted (behaviour B498)', () => {
  it('is listed to whoever may bring it back: their companies’, by its name, the last first', async () => {
    expect(await keys()).toEqual(['alpenfenster/zwei', 'alpenfenster/eins']);
    expect(await keys('admin')).toEqual(['andere/drei', 'alpenfenster/zwei', 'alpenfenster/eins']);
    expect(await keys('admin', '?orgaSid=andere')).toEqual(['andere/drei']);
    expect(await keys('supplier', '?orgaSid=andere')).toEqual([]);
    expect((await deleted())[0]).toMatchObject({ title: { de: 'Linie zwei' }, isTaken: false });
    expect((await call('nobody', 'GET', '/import/trash/CH/productLine')).statusCode).toBe(403);
    for (const entity of ['userRight', 'toString'])
      expect((await call('admin', 'GET', `/import/trash/CH/${entity}`)).statusCode).toBe(404);
  });

  it('comes back once, and says when its key is taken again', async () => {
    const [two] = await deleted();
    await call('supplier', 'POST', lines, line('zwei'));
    expect(await deleted()).toMatchObject([{ isTaken: true }, { isTaken: false }]);
    expect((await restore(two)).statusCode).toBe(409);
    await call('supplier', 'DELETE', `${lines}/alpenfenster/zwei`);
    expect(await keys()).toEqual(['alpenfenster/zwei', 'alpenfenster/eins']);
    const [again] = await deleted();
    expect((await restore(again)).statusCode).toBe(200);
    expect(await keys()).toEqual(['alpenfenster/eins']);
  });

  it('is gone for good after 30 days, and cannot be brought back by its number either', async () => {
    const [one] = await deleted();
    await database.write`update change set at = now() - interval '31 days' where id = ${one?.change ?? 0}`;
    expect(await keys()).toEqual([]);
    expect((await restore(one)).json()).toMatchObject({ type: '/problems/undo-too-late' });
  });
});
