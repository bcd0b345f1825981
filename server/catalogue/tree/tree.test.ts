import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymous, type Caller } from '../../../resources/access/rule.ts';
import type { TreeNode } from '../../../resources/calls/categoryRelation.ts';
import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';
import { mostTreeLevels } from '../../../resources/limits.ts';
import { platform, type PlatformKey } from '../../../resources/platform/platforms.ts';
import { catalogueOf, root } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase, TaggedTransaction } from '../../../tests/setup/tagged.ts';
import { scopeOf, type Scope } from '../../records/access/scope.ts';
import { addRelation } from './addRelation.ts';
import { readChildren, readRelation } from './readChildren.ts';
import { readTree } from './readTree.ts';
import { removeRelation } from './removeRelation.ts';
import { reorderChildren } from './reorderChildren.ts';
import { replaceTree } from './replaceTree.ts';
import { treeVersion } from './treeVersion.ts';

const keeper: Caller = { kind: 'user', sub: 'keeper', rights: [{ right: 'CATEGORY' }] };
const scope = (key: PlatformKey = 'CH', caller: Caller = keeper) =>
  scopeOf(caller, { platform: platform(key) }, categoryRelation, 'update');

/** What a tree and its products leave behind; a few rows are deleted faster than tables are truncated. */
const written = [
  'category_closure',
  'category_product',
  'category_count',
  'category_relation',
  'product',
  'orga',
  'category',
  'change',
];
let database: TaggedDatabase;
const change = <T>(work: (tx: TaggedTransaction) => Promise<T>): Promise<T> =>
  database.write.begin(work) as Promise<T>;
const version = (of = scope()) => treeVersion(database.write, of);
const children = async (sid: string, of = scope()) =>
  (await readChildren(database.write, of, sid))?.map(({ childSid }) => childSid).join(' ');
/** The tree as text: each category behind the one that it hangs under, with what it lists. */
const tree = async (of = scope()) =>
  (await readTree(database.write, of)).map(
    ({ sid, parentSid, products }) => `${parentSid}>${sid} ${products}`,
  );
const changes = () =>
  database.write`select kind, key[1] as sid, platform from change where entity = 'categoryRelation' order by id`;
const refused = (errors: string[]) => ({
  statusCode: 422,
  details: {
    errors: errors.map((error) => {
      const [path, code] = error.split(' ');
      return expect.objectContaining({ path, code });
    }),
  },
});

beforeAll(async () => {
  database = await freshDatabase();
});

/** On CH `huelle` holds `fenster` (over `dachfenster`, with a product) and `dach`; on DE `dach` stands alone. */
beforeEach(async () => {
  for (const table of written) await database.write`delete from ${database.write(table)}`;
  const catalogue = catalogueOf(database);
  for (const sid of ['huelle', 'fenster', 'dachfenster', 'dach', 'lose']) await catalogue.category(sid, sid);
  await catalogue.tree('CH', { huelle: root, fenster: 'huelle', dach: 'huelle', dachfenster: 'fenster' });
  await catalogue.tree('DE', { dach: root });
  await catalogue.orga('CH', 'muster', 'Muster AG');
  await catalogue.products('CH', [{ sid: 'p', title: 'Dachfenster', category: 'dachfenster' }]);
});

describe('The tree of a platform', () => {
  it('is read from the root down with what each category lists, and is of that platform alone', async () => {
    expect(await tree()).toEqual([
      `${root}>huelle 1`,
      'huelle>fenster 1',
      'huelle>dach 0',
      'fenster>dachfenster 1',
    ]);
    expect(await tree(scope('DE'))).toEqual([`${root}>dach 0`]);
    expect(await tree(scope('CH_API'))).toEqual(await tree());
    expect(await tree(scope('AT'))).toEqual([]);
  });

  it('shows nothing to a scope that is closed, and takes nothing from it', async () => {
    const closed = scope('CH', anonymous);
    expect(await tree(closed)).toEqual([]);
    expect(await children('huelle', closed)).toBe('');
    await expect(
      change((tx) => addRelation(tx, closed, { childSid: 'lose', parentSid: root })),
    ).rejects.toMatchObject({ statusCode: 403 });
    await expect(change((tx) => removeRelation(tx, closed, 'dach'))).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it('has no children of an unknown category, and none of one that hangs nowhere', async () => {
    expect(await children('nirgends')).toBeUndefined();
    expect(await children('lose')).toBe('');
    expect(await readRelation(database.write, scope(), 'lose')).toBeUndefined();
    expect(await readRelation(database.write, scope(), 'fenster')).toMatchObject({
      parentSid: 'huelle',
      children: 1,
      name: { de: 'fenster' },
    });
    expect(await readRelation(database.write, scope('DE'), 'fenster')).toBeUndefined();
  });

  it('has a version that every change raises, and no change of another platform or one that fails', async () => {
    const before = await version();
    await change((tx) => addRelation(tx, scope('DE'), { childSid: 'lose', parentSid: 'dach' }));
    await expect(
      change((tx) => addRelation(tx, scope(), { childSid: 'dach', parentSid: 'nirgends' })),
    ).rejects.toMatchObject({ statusCode: 422 });
    expect(await version()).toBe(before);
    const { version: next } = await change((tx) =>
      addRelation(tx, scope(), { childSid: 'lose', parentSid: 'dach' }, [before]),
    );
    expect([next, await version()]).toEqual([before + 1, before + 1]);
    for (const late of [
      () => change((tx) => removeRelation(tx, scope(), 'lose', [before])),
      () => change((tx) => reorderChildren(tx, scope(), 'huelle', ['dach', 'fenster'], [before])),
      () => change((tx) => replaceTree(tx, scope(), { sid: 'dach', children: [] }, [before])),
    ])
      await expect(late()).rejects.toMatchObject({
        statusCode: 412,
        details: { members: { current: before + 1 } },
      });
    expect(await version()).toBe(before + 1);
  });
});

describe('A category', () => {
  it('is hung behind its siblings, or where it is told', async () => {
    await change((tx) => addRelation(tx, scope(), { childSid: 'lose', parentSid: 'huelle' }));
    expect(await children('huelle')).toBe('fenster dach lose');
    await change((tx) => removeRelation(tx, scope(), 'lose'));
    const { relation } = await change((tx) =>
      addRelation(tx, scope(), { childSid: 'lose', parentSid: 'huelle', position: 1.5 }),
    );
    expect(relation).toMatchObject({
      childSid: 'lose',
      position: 1.5,
      children: 0,
      version: await version(),
    });
    expect(await children('huelle')).toBe('fenster lose dach');
  });

  it('hangs in one place, and never under itself or what hangs under it', async () => {
    const hang = (childSid: string, parentSid: string) =>
      change((tx) => addRelation(tx, scope(), { childSid, parentSid }));
    await expect(hang('lose', 'lose')).rejects.toMatchObject(refused(['childSid cycle']));
    await expect(hang(root, 'dach')).rejects.toMatchObject(refused(['childSid cycle']));
    await expect(hang('huelle', 'dachfenster')).rejects.toMatchObject({ statusCode: 409, code: 'duplicate' });
    await expect(hang('dach', root)).rejects.toThrow(/duplicate key/);
    await expect(hang('lose', 'nirgends')).rejects.toMatchObject(refused(['parentSid unknown-category']));
    await expect(hang('nirgends', 'dach')).rejects.toMatchObject(refused(['childSid unknown-category']));
    expect(await changes()).toHaveLength(0);
  });

  it('is hung only under one of its own platform', async () => {
    const { relation } = await change((tx) =>
      addRelation(tx, scope('DE'), { childSid: 'huelle', parentSid: 'dach' }),
    );
    expect(relation.parentSid).toBe('dach');
    await expect(
      change((tx) => addRelation(tx, scope('DE'), { childSid: 'lose', parentSid: 'fenster' })),
    ).rejects.toMatchObject(refused(['parentSid unknown-category']));
    expect(await children(root)).toBe('huelle');
  });

  it('hangs no deeper than a tree may be', async () => {
    const catalogue = catalogueOf(database);
    const sids = Array.from({ length: mostTreeLevels + 1 }, (_, level) => `e${level}`);
    for (const sid of sids) await catalogue.category(sid, sid);
    const parents = sids
      .slice(0, mostTreeLevels)
      .map((sid, level) => [sid, sids[level - 1] ?? root] as const);
    await catalogue.tree('AT', Object.fromEntries(parents));
    await expect(
      change((tx) =>
        addRelation(tx, scope('AT'), { childSid: sids.at(-1) ?? '', parentSid: sids.at(-2) ?? '' }),
      ),
    ).rejects.toMatchObject(refused(['parentSid too-deep']));
  });

  it('that is taken out takes its products from the lists, not from the catalogue, and brings them back', async () => {
    await change((tx) => removeRelation(tx, scope(), 'dachfenster'));
    expect((await tree()).toSorted()).toEqual(
      ['huelle>dach 0', 'huelle>fenster 0', `${root}>huelle 0`].toSorted(),
    );
    const listed = () =>
      database.write`select category_sid from category_product where platform = 'CH' order by 1`;
    expect((await listed()).map(({ category_sid }) => category_sid)).not.toContain('fenster');
    expect(await database.write`select sid, main_category from product`).toEqual([
      { sid: 'p', main_category: 'dachfenster' },
    ]);
    await change((tx) => addRelation(tx, scope(), { childSid: 'dachfenster', parentSid: 'dach' }));
    expect((await tree()).toSorted()).toEqual(
      ['dach>dachfenster 1', 'huelle>dach 1', 'huelle>fenster 0', `${root}>huelle 1`].toSorted(),
    );
  });

  it('stays while others hang under it, and is not taken from where it does not hang', async () => {
    const take = (sid: string, of = scope()) => change((tx) => removeRelation(tx, of, sid));
    await expect(take('fenster')).rejects.toMatchObject({
      statusCode: 409,
      details: { referencedBy: ['categoryRelation'] },
    });
    await expect(take('fenster', scope('DE'))).rejects.toMatchObject({ statusCode: 404 });
    await expect(take('lose')).rejects.toMatchObject({ statusCode: 404 });
    await take('dach', scope('DE'));
    expect(await children('huelle')).toBe('fenster dach');
  });
});

describe('An order of children', () => {
  it('is taken as a whole, and writes only what moves', async () => {
    await change((tx) => reorderChildren(tx, scope(), 'huelle', ['dach', 'fenster']));
    expect(await children('huelle')).toBe('dach fenster');
    const before = (await changes()).length;
    await change((tx) => reorderChildren(tx, scope(), 'huelle', ['dach', 'fenster']));
    expect(await changes()).toHaveLength(before);
  });

  it('is refused with every fault: strangers, doubles, and what is left out', async () => {
    const put = (sids: string[], parent = 'huelle', of = scope()) =>
      change((tx) => reorderChildren(tx, of, parent, sids));
    await expect(put(['dach', 'dach', 'dachfenster'])).rejects.toMatchObject(
      refused(['childSids.1 named-twice', 'childSids.2 not-a-child', 'childSids child-left-out']),
    );
    await expect(put([], 'nirgends')).rejects.toMatchObject({ statusCode: 404 });
    await expect(put(['fenster', 'dach'], 'huelle', scope('DE'))).rejects.toMatchObject(
      refused(['childSids.0 not-a-child', 'childSids.1 not-a-child']),
    );
    expect(await children('huelle')).toBe('fenster dach');
  });
});

describe('A tree that is put in the place of another', () => {
  const put = (sid: string, nodes: readonly TreeNode[], of: Scope = scope()) =>
    change((tx) => replaceTree(tx, of, { sid, children: nodes }));

  it('moves a branch with what hangs under it, and records each move', async () => {
    const branch = { sid: 'fenster', children: [{ sid: 'dachfenster' }] };
    expect(await put('huelle', [{ sid: 'dach', children: [branch] }])).toMatchObject({ changed: 3 });
    expect((await tree()).toSorted()).toEqual(
      ['dach>fenster 1', 'fenster>dachfenster 1', 'huelle>dach 1', `${root}>huelle 1`].toSorted(),
    );
    expect([...(await changes())].map(({ kind, sid }) => `${kind} ${sid}`).toSorted()).toEqual([
      'changed dach',
      'changed dachfenster',
      'changed fenster',
    ]);
    expect(await children(root, scope('DE'))).toBe('dach');
  });

  it('never hangs a branch under itself', async () => {
    await expect(put('fenster', [{ sid: 'huelle' }])).rejects.toMatchObject(
      refused(['children.0.sid cycle', 'children child-left-out', 'children child-left-out']),
    );
    await expect(put('fenster', [{ sid: 'fenster' }])).rejects.toMatchObject({ statusCode: 422 });
    await expect(put('dachfenster', [{ sid: 'lose', children: [{ sid: root }] }])).rejects.toMatchObject(
      refused(['children.0.children.0.sid cycle', 'children child-left-out']),
    );
  });

  it('that says what is there changes nothing', async () => {
    const same = [{ sid: 'fenster', children: [{ sid: 'dachfenster' }] }, { sid: 'dach' }];
    await put('huelle', same);
    const before = (await changes()).length;
    expect(await put('huelle', same)).toMatchObject({ changed: 0 });
    expect(await changes()).toHaveLength(before);
  });

  it('is refused where it would hang: under an unknown category, or one of another platform', async () => {
    await expect(put('nirgends', [])).rejects.toMatchObject(refused(['sid unknown-category']));
    await expect(put('fenster', [], scope('DE'))).rejects.toMatchObject(refused(['sid unknown-category']));
    await expect(put('lose', [{ sid: 'dach' }])).rejects.toMatchObject(refused(['sid unknown-category']));
  });

  it('of nothing leaves products without a list, and the categories themselves', async () => {
    expect(await put(root, [])).toMatchObject({ changed: 4 });
    expect(await tree()).toEqual([]);
    expect(await database.write`select count(*)::int as n from product`).toEqual([{ n: 1 }]);
    expect(await database.write`select count(*)::int as n from category`).toEqual([{ n: 5 }]);
    expect(await children(root, scope('DE'))).toBe('dach');
  });
});
