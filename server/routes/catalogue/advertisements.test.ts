import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';
import { today } from '../../../resources/today.ts';

let call: Call;

const day = (offset: number) => today(new Date(Date.now() + offset * 86_400_000));

beforeAll(async () => {
  ({ call } = await smallWorld());
});

describe('An advertisement', () => {
  const url = '/import/advertisement/CH';
  const advertisement = {
    orgaSid: 'alpenfenster',
    sid: 'aktion',
    title: { de: 'Aktion' },
    link: '/de/orga/alpenfenster',
    from: day(-1),
    to: day(0),
    weight: 10,
    categories: ['huelle'],
    orgas: ['andere'],
  };

  it('is shown in its period below the categories and beside the companies it aims at', async () => {
    const created = await call('editor', 'POST', url, advertisement);
    expect([created.statusCode, created.json().from]).toEqual([201, day(-1)]);
    for (const [sid, weight, from] of [
      ['schwer', 50, day(0)],
      ['morgen', 90, day(1)],
    ] as const)
      await call('editor', 'POST', url, { ...advertisement, sid, weight, from, to: undefined });
    const shown = async (place: string) =>
      (await call(undefined, 'GET', `${url}/${place}`)).json().map(({ sid }: { sid: string }) => sid);
    expect(await shown('category/fenster')).toEqual(['schwer', 'aktion']);
    expect(await shown('category/root_category')).toEqual([]);
    expect(await shown('orga/andere')).toEqual(['schwer', 'aktion']);
    expect(await shown('orga/alpenfenster')).toEqual([]);
    expect((await call(undefined, 'GET', '/import/advertisement/CH_DEMO/orga/andere')).statusCode).toBe(401);
  });

  it('is refused with a script for a link, an end before its beginning and too much weight (abuse case 44)', async () => {
    const faulty = { ...advertisement, sid: 'x', link: 'javascript:alert(1)', weight: 1000 };
    expect(faultsOf(await call('editor', 'POST', url, faulty))).toEqual(['link link', 'weight too-big']);
    const reversed = { ...advertisement, sid: 'x', from: day(0), to: day(-1) };
    expect(faultsOf(await call('editor', 'POST', url, reversed))).toEqual(['to ends-before-it-begins']);
    expect(
      faultsOf(await call('editor', 'POST', url, { ...advertisement, sid: 'x', from: '2026-02-30' })),
    ).toEqual(['from date-form']);
    const unknownPicture = { ...advertisement, sid: 'x', image: 'a'.repeat(64) };
    expect(faultsOf(await call('editor', 'POST', url, unknownPicture))).toEqual(['image unknown-image']);
  });

  it('exists only where the platform group has the feature, and only for holders of ADVERTISEMENT', async () => {
    expect((await call('admin', 'GET', '/import/advertisement/RHB')).statusCode).toBe(404);
    expect((await call(undefined, 'POST', '/import/advertisement/ZBS', {})).statusCode).toBe(404);
    expect((await call('supplier', 'POST', url, { ...advertisement, sid: 'x' })).statusCode).toBe(403);
    const read = await call('editor', 'GET', `${url}/alpenfenster/aktion`);
    const stale = await call('editor', 'PUT', `${url}/alpenfenster/aktion`, read.json(), {
      'if-match': '"9"',
    });
    expect([stale.statusCode, stale.json().current]).toEqual([412, 1]);
    expect((await call('editor', 'DELETE', `${url}/alpenfenster/aktion`)).statusCode).toBe(204);
  });
});
