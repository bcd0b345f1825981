import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';

let call: Call;

const relations = '/import/category-relation';

/** Under huelle: fenster and dach; under dach: laden. On DE laden alone. */
beforeEach(async () => {
  ({ call } = await smallWorld());
  for (const sid of ['laden', 'griff'])
    await call('editor', 'POST', '/import/category', { sid, name: { de: sid } });
  await hang('laden', 'dach');
  await hang('laden', 'root_category', 'DE');
});

const hang = (childSid: string, parentSid: string, platform = 'CH') =>
  call('editor', 'POST', relations, { platform, childSid, parentSid });
const tree = async (platform = 'CH') =>
  (await call('editor', 'GET', `${relations}/tree/${platform}`))
    .json()
    .entries.map(({ sid, parentSid }: Record<string, string>) => `${parentSid}>${sid}`);
const remove = async (url: string) => {
  const { statusCode } = await call('editor', 'DELETE', url);
  expect(statusCode).toBe(204);
};

async function undoDeletion(sid: string, query = '') {
  const asked = `entity=category&key=${encodeURIComponent(JSON.stringify([sid]))}`;
  const changes = (await call('editor', 'GET', `/import/audit?${asked}`)).json();
  const { id } = changes.find(({ kind }: { kind: string }) => kind === 'deleted');
  return call('editor', 'POST', `/import/change/${id}/undo${query}`);
}

const elsewhere = (sid: string) => [
  {
    field: 'categoryRelation.parentSid',
    platform: 'CH',
    before: 'dach',
    now: { sid, name: sid === 'root_category' ? {} : { de: sid } },
    code: 'hung-elsewhere',
  },
];

describe('A deleted category that comes back (behaviour B233)', () => {
  it('hangs where it hung, and nothing is said', async () => {
    const before = [await tree(), await tree('DE')];
    await remove('/import/category/laden?confirm=2');
    expect((await undoDeletion('laden')).json()).toMatchObject({ kind: 'deleted', kept: [] });
    expect([await tree(), await tree('DE')]).toEqual(before);
  });

  it('hangs under the nearest one above when its parent has left the tree, and that is said', async () => {
    await remove('/import/category/laden?confirm=2');
    await remove(`${relations}/CH/dach`);
    const expected = { kept: elsewhere('huelle'), after: { sid: 'laden' } };
    const rehearsed = await undoDeletion('laden', '?dryRun=true');
    expect([rehearsed.statusCode, rehearsed.json()]).toMatchObject([200, expected]);
    expect(await tree()).toEqual(['root_category>huelle', 'huelle>fenster']);
    expect((await undoDeletion('laden')).json()).toMatchObject(expected);
    expect(await tree()).toEqual(['root_category>huelle', 'huelle>fenster', 'huelle>laden']);
    expect(await tree('DE')).toEqual(['root_category>laden']);
  });

  it('hangs at the root when all above it are deleted', async () => {
    for (const sid of ['laden?confirm=2', 'dach?confirm=1']) await remove(`/import/category/${sid}`);
    await call('editor', 'PUT', `${relations}/tree`, { platform: 'CH', sid: 'root_category', children: [] });
    expect((await undoDeletion('laden')).json().kept).toEqual(elsewhere('root_category'));
    expect(await tree()).toEqual(['root_category>laden']);
  });

  it('never hangs under what comes back under it', async () => {
    await hang('griff', 'laden');
    await remove('/import/category/laden?insteadOf=fenster');
    expect(await tree()).toContain('fenster>griff');
    const moved = await call('editor', 'PUT', `${relations}/tree`, {
      platform: 'CH',
      sid: 'griff',
      children: [{ sid: 'dach' }],
    });
    expect(moved.statusCode).toBe(200);
    expect((await undoDeletion('laden')).json().kept).toEqual(elsewhere('fenster'));
    expect((await tree()).toSorted()).toEqual([
      'fenster>laden',
      'griff>dach',
      'huelle>fenster',
      'laden>griff',
      'root_category>huelle',
    ]);
  });
});
