import { beforeAll, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';

let call: Call;
const url = '/CH/own-lists';
const list = {
  sid: 'first',
  name: 'Neubau <b>',
  entries: [{ product: 'alpenfenster/f1', quantity: 2.5, note: 'Nord' }],
};

beforeAll(async () => {
  ({ call } = await smallWorld());
});

it('An account keeps its lists, nobody else sees them, and who has not seen the last ones does not write over them', async () => {
  const nothing = (await call('supplier', 'GET', url)).json();
  expect(nothing).toMatchObject({ version: 0, lists: [] });
  const write = (version: number, lists: unknown) => call('supplier', 'PUT', url, { version, lists });
  expect((await write(0, [list])).json()).toEqual({ version: 1 });
  expect((await call('supplier', 'GET', url)).json()).toEqual({ ...nothing, version: 1, lists: [list] });
  expect((await write(0, [])).statusCode).toBe(409);
  expect((await write(0, [list])).json()).toEqual({ version: 1 });
  expect((await write(1, [])).json()).toEqual({ version: 2 });
  expect((await write(1, [list])).statusCode).toBe(409);
  expect((await write(2, [list])).json()).toEqual({ version: 3 });
  for (const [who, path] of [
    ['editor', url],
    ['supplier', '/DE/own-lists'],
  ] as const) {
    expect((await call(who, 'GET', path)).json()).toMatchObject({ version: 0, lists: [] });
  }
  const other = (await call('editor', 'GET', url)).json();
  expect(other.owner).not.toBe(nothing.owner);
  expect((await call(undefined, 'GET', url)).statusCode).toBe(401);
  expect((await call(undefined, 'PUT', url, { version: 0, lists: [] })).statusCode).toBe(401);
});

it('A browser writes them with its reading cookie, and no other site does it for it', async () => {
  const { cookies } = await call('editor', 'PUT', '/session');
  const valueOf = (name: string) => cookies.find((one) => one.name === name)?.value ?? '';
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const body = { version: 0, lists: [list] };
  expect((await call(undefined, 'PUT', url, body, { cookie })).statusCode).toBe(403);
  const headers = { cookie, 'x-xsrf-token': valueOf('XSRF-TOKEN') };
  expect((await call(undefined, 'PUT', url, body, headers)).json()).toEqual({ version: 1 });
  const read = await call(undefined, 'GET', url, undefined, { cookie });
  expect(read.json().lists).toEqual([list]);
  expect(read.headers['cache-control']).toBe('no-store');
});

it('Lists are bounded, in number, length and in what is noted on them', async () => {
  const refused = async (lists: unknown) =>
    (await call('supplier', 'PUT', url, { version: 3, lists })).statusCode;
  const entry = list.entries[0];
  expect(await refused(Array.from({ length: 21 }, () => list))).toBe(422);
  expect(await refused([{ ...list, entries: Array.from({ length: 101 }, () => entry) }])).toBe(422);
  expect(await refused([{ ...list, name: 'x'.repeat(81) }])).toBe(422);
  expect(await refused([{ ...list, entries: [{ ...entry, note: 'x'.repeat(121) }] }])).toBe(422);
  expect(await refused([{ ...list, entries: [{ ...entry, quantity: -1 }] }])).toBe(422);
  expect(await refused([{ ...list, entries: [{ product: 'a/b/c' }] }])).toBe(422);
});
