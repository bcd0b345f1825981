import { beforeAll, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { sweepComments } from '../../records/comments.ts';

let call: Call;
let database: TaggedDatabase;

const url = '/import/product/CH/alpenfenster/f1';
const thread = '/import/comment/CH/product?key=["alpenfenster","f1"]';
const said = async (who = 'supplier') =>
  (await call(who, 'GET', thread)).json().comments.map(({ text }: { text: string | null }) => text);
const undo = async () => {
  const query = 'entity=product&platform=CH&key=["alpenfenster","f1"]';
  const [last] = (await call('admin', 'GET', `/import/audit?${query}`)).json();
  return call('admin', 'POST', `/import/change/${last.id}/undo`);
};

beforeAll(async () => {
  ({ call, database } = await smallWorld());
});

it('What is said about a record is read by those who may change it, and taken back by its author only (behaviour B500)', async () => {
  const body = { text: 'Das Mass ist geprüft.' };
  expect((await call('supplier', 'POST', thread, body)).json()).toMatchObject({
    comments: [{ text: body.text, isOwn: true }],
  });
  expect((await call('admin', 'GET', thread)).json()).toMatchObject({ comments: [{ isOwn: false }] });
  for (const who of ['nobody', 'editor'])
    expect((await call(who, 'POST', thread, body)).statusCode, who).toBe(403);
  const other = thread.replace('alpenfenster', 'andere');
  expect((await call('supplier', 'GET', other)).statusCode).toBe(403);
  expect((await call('admin', 'GET', other)).statusCode).toBe(404);
  const [{ id }] = (await call('admin', 'GET', thread)).json().comments;
  const own = thread.replace('?', `/${id}?`);
  expect((await call('admin', 'DELETE', own)).statusCode).toBe(404);
  expect((await call('supplier', 'DELETE', own)).statusCode).toBe(200);
  expect(await said()).toEqual([null]);
});

it('It goes with its record, comes back with it, and is not that of another one of the same key (behaviour B500)', async () => {
  const product = (await call('supplier', 'GET', url)).json();
  await call('supplier', 'POST', thread, { text: 'Erstes' });
  await call('supplier', 'DELETE', url);
  await sweepComments(database.write);
  expect((await call('supplier', 'GET', thread)).statusCode).toBe(404);
  expect((await undo()).statusCode).toBe(200);
  expect(await said()).toContain('Erstes');
  await call('supplier', 'DELETE', url);
  const { version: _, createdAt: __, updatedAt: ___, ...anew } = product;
  expect((await call('supplier', 'PUT', url, anew, { 'if-none-match': '*' })).statusCode).toBe(201);
  expect(await said()).toEqual([]);
  await database.write`update change set at = now() - interval '31 days'`;
  await sweepComments(database.write);
  expect(await database.write`select from comment`).toEqual([]);
});
