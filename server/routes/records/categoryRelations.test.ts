import { beforeAll, describe, expect, it } from 'vitest';
import { callsOf, type Call } from '../../../tests/setup/calls.ts';
import { seedPeople } from '../../../tests/setup/people.ts';
import { testApp } from '../../../tests/setup/testApp.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

interface Place {
  sid: string;
  parentSid: string;
}

let call: Call;
let database: TaggedDatabase;

const relations = '/import/category-relation';

async function children(of: string, platform = 'CH') {
  const answer = await call('editor', 'GET', `${relations}/${platform}/${of}`);
  return answer.json().map(({ childSid }: { childSid: string }) => childSid);
}

async function treeVersion(): Promise<string> {
  return String((await call('editor', 'GET', `${relations}/CH/root_category`)).headers.etag);
}

const snapshot = () =>
  database.write`select platform, child_sid, parent_sid, position from category_relation order by 1, 2`;

beforeAll(async () => {
  const tested = await testApp();
  database = tested.database;
  call = callsOf(tested.app);
  await seedPeople(database);
  for (const sid of ['huelle', 'fenster', 'tueren', 'dach', 'innen', 'boden', 'wand'])
    await call('editor', 'POST', '/import/category', { sid, name: { de: sid } });
  for (const [childSid, parentSid] of [
    ['huelle', 'root_category'],
    ['innen', 'root_category'],
    ['fenster', 'huelle'],
    ['tueren', 'huelle'],
    ['dach', 'huelle'],
    ['boden', 'innen'],
  ])
    await call('editor', 'POST', relations, { platform: 'CH', childSid, parentSid });
});

describe('A category relation', () => {
  it('hangs a category behind its siblings and is read back in order with the version of the tree', async () => {
    const created = await call('editor', 'POST', relations, {
      platform: 'CH',
      childSid: 'wand',
      parentSid: 'innen',
    });
    expect(created.statusCode).toBe(201);
    expect(created.headers.location).toBe('/api/import/category-relation/CH/wand');
    expect(created.json()).toMatchObject({ id: 'wand', parentSid: 'innen', position: 2, children: 0 });
    const list = await call('editor', 'GET', `${relations}/CH/innen`);
    expect(list.json().map(({ name }: { name: object }) => name)).toEqual([{ de: 'boden' }, { de: 'wand' }]);
    expect(list.headers.etag).toBe(created.headers.etag);
    expect(await children('root_category', 'CH_API')).toEqual(['huelle', 'innen']);
    expect(await children('root_category', 'DE')).toEqual([]);
  });

  it('is refused for a category that hangs already, in a circle, or unknown', async () => {
    const post = (childSid: string, parentSid: string) =>
      call('editor', 'POST', relations, { platform: 'CH', childSid, parentSid });
    expect((await post('fenster', 'innen')).statusCode).toBe(409);
    expect((await post('huelle', 'fenster')).statusCode).toBe(409);
    expect((await post('nirgends', 'innen')).json().errors).toMatchObject([{ code: 'unknown-category' }]);
    expect((await post('root_category', 'innen')).json().errors).toMatchObject([{ code: 'cycle' }]);
    expect((await call('editor', 'GET', `${relations}/CH/nirgends`)).statusCode).toBe(404);
  });

  it('goes with the category out of the tree, but not while others hang under it', async () => {
    const before = await snapshot();
    expect((await call('editor', 'DELETE', `${relations}/CH/huelle`)).statusCode).toBe(409);
    expect((await call('editor', 'DELETE', `${relations}/CH/nirgends`)).statusCode).toBe(404);
    const stale = await call('editor', 'DELETE', `${relations}/CH/wand`, undefined, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect((await call('editor', 'DELETE', `${relations}/CH/huelle?dryRun=true`)).statusCode).toBe(409);
    const foreseen = await call('editor', 'DELETE', `${relations}/CH/wand?dryRun=true`);
    expect(foreseen.json()).toEqual({ dryRun: true, needed: null, effects: [] });
    expect(await snapshot()).toEqual(before);
    const gone = await call('editor', 'DELETE', `${relations}/CH/wand`, undefined, {
      'if-match': await treeVersion(),
    });
    expect(gone.statusCode).toBe(204);
    expect(await children('innen')).toEqual(['boden']);
  });
});

describe('Reordering', () => {
  const url = `${relations}/reorder/CH/huelle`;

  it('puts the children into the given order', async () => {
    const answer = await call('editor', 'PUT', url, { childSids: ['dach', 'fenster', 'tueren'] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().map(({ position }: { position: number }) => position)).toEqual([1, 2, 3]);
    expect(await children('huelle')).toEqual(['dach', 'fenster', 'tueren']);
  });

  it('is refused as a whole for strangers, doubles and what is left out (abuse case 15)', async () => {
    const before = await snapshot();
    const answer = await call('editor', 'PUT', url, { childSids: ['dach', 'boden', 'dach'] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.map(({ code }: { code: string }) => code)).toEqual([
      'not-a-child',
      'named-twice',
      'child-left-out',
      'child-left-out',
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('lets one of twenty concurrent ones win, whole (abuse case 63)', async () => {
    const version = await treeVersion();
    const orders = [
      ['fenster', 'dach', 'tueren'],
      ['tueren', 'fenster', 'dach'],
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('editor', 'PUT', url, { childSids: orders[index % 2] }, { 'if-match': version }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array<number>(19).fill(412)]);
    expect(orders).toContainEqual(await children('huelle'));
    const stale = answers.find(({ statusCode }) => statusCode === 412);
    expect(`"${stale?.json().current}"`).toBe(await treeVersion());
  });
});

it('The whole tree is read at once: parents before children, siblings in order, with its version', async () => {
  const answer = await call('editor', 'GET', `${relations}/tree/CH`);
  expect(answer.json().entries.map(({ sid, parentSid }: Place) => [parentSid, sid])).toEqual([
    ['root_category', 'huelle'],
    ['root_category', 'innen'],
    ...(await children('huelle')).map((sid: string) => ['huelle', sid]),
    ['innen', 'boden'],
  ]);
  expect(answer.json().entries[0]).toMatchObject({ name: { de: 'huelle' }, products: 0 });
  expect(`"${answer.json().version}"`).toBe(await treeVersion());
  expect((await call(undefined, 'GET', `${relations}/tree/CH`)).statusCode).toBe(401);
  expect((await call('editor', 'GET', `${relations}/tree/XX`)).statusCode).toBe(404);
});

describe('A whole tree', () => {
  const put = (body: object, headers = {}) =>
    call('editor', 'PUT', `${relations}/tree`, { platform: 'CH', ...body }, headers);

  it('replaces a sub-tree: named ones move in, others hang nowhere any more', async () => {
    const answer = await put({
      sid: 'huelle',
      children: [{ sid: 'tueren', children: [{ sid: 'wand' }] }, { sid: 'fenster' }],
    });
    expect(answer.statusCode).toBe(200);
    expect(await children('huelle')).toEqual(['tueren', 'fenster']);
    expect(await children('tueren')).toEqual(['wand']);
    expect((await database.write`select from category_closure where descendant_sid = 'dach'`).count).toBe(0);
    expect(
      (
        await database.write`select from category_closure where descendant_sid = 'wand' and ancestor_sid = 'huelle'`
      ).count,
    ).toBe(1);
    const again = await put({
      sid: 'huelle',
      children: [{ sid: 'tueren', children: [{ sid: 'wand' }] }, { sid: 'fenster' }],
    });
    expect(again.json().changed).toBe(0);
  });

  it('is refused with every fault and nothing changed: circle, unknown, named twice, left-out children (abuse case 19)', async () => {
    const before = await snapshot();
    const answer = await put({
      sid: 'huelle',
      children: [
        { sid: 'tueren', children: [{ sid: 'huelle' }, { sid: 'nirgends' }] },
        { sid: 'fenster' },
        { sid: 'fenster' },
        { sid: 'innen' },
      ],
    });
    expect(answer.statusCode).toBe(422);
    expect(
      answer.json().errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
    ).toEqual([
      'children.0.children.0.sid cycle',
      'children.1.sid named-twice',
      'children.0.children.1.sid unknown-category',
      'children child-left-out',
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('is refused for a stale version, for unknown fields, and deeper than a tree may be (abuse case 57)', async () => {
    expect((await put({ children: [], version: 1 })).statusCode).toBe(412);
    expect((await put({ children: [{ sid: 'huelle', hidden: true }] })).statusCode).toBe(422);
    const deep = `{"platform":"CH","children":[${'{"sid":"a","children":['.repeat(20_000)}${']}'.repeat(20_000)}]}`;
    const answer = await call('editor', 'PUT', `${relations}/tree`, deep, {
      'content-type': 'application/json',
    });
    expect(answer.statusCode).toBe(422);
  });

  it('with nothing in it empties the platform and no other one (abuse case 20)', async () => {
    await call('editor', 'POST', relations, {
      platform: 'DE',
      childSid: 'fenster',
      parentSid: 'root_category',
    });
    expect((await put({ children: [] })).statusCode).toBe(200);
    expect(await children('root_category')).toEqual([]);
    expect(await children('root_category', 'DE')).toEqual(['fenster']);
  });
});

it('Only holders of CATEGORY change a tree; everybody signed in reads it (abuse cases 1 and 9)', async () => {
  const body = { platform: 'CH', childSid: 'fenster', parentSid: 'root_category' };
  for (const [who, code] of [
    [undefined, 401],
    ['supplier', 403],
    ['rights', 403],
  ] as const) {
    expect((await call(who, 'POST', relations, body)).statusCode).toBe(code);
    expect((await call(who, 'PUT', `${relations}/tree`, { nonsense: 1 })).statusCode).toBe(code);
    expect((await call(who, 'PUT', `${relations}/reorder/CH/x`, {})).statusCode).toBe(code);
    expect((await call(who, 'DELETE', `${relations}/DE/fenster`)).statusCode).toBe(code);
  }
  expect((await call('nobody', 'GET', `${relations}/DE/root_category`)).statusCode).toBe(200);
});
