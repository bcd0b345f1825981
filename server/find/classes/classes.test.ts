import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { classCode } from '../codes/classCode.ts';
import { rewriteNames } from '../index/names/rewriteNames.ts';
import { listProducts } from '../listing/listProducts.ts';
import { attributeFacets } from '../facets/attributeFacets.ts';
import { lineCounts, orgaCounts } from '../facets/facetCounts.ts';
import { categoriesOfClass } from './categoriesOfClass.ts';
import { readClassTree } from './readClassTree.ts';

let database: TaggedDatabase;
const scope = visitorScope('CH');

/** The category with what hangs below it, and its classes. */
const tree: [sid: string, parent: string, classes?: Record<string, string[]>][] = [
  ['oeffnungen', root, { ifc_classes: ['IfcDoor', 'IfcWindow'], ebkph_codes: ['E03'] }],
  ['tueren', 'oeffnungen', { ifc_classes: ['IfcDoor'], ebkph_codes: ['E03.02'], bkp_codes: ['273.0'] }],
  ['holztueren', 'tueren'],
  ['stahltueren', 'tueren', { etim_classes: ['EC002610'], bkp_codes: ['221.6'] }],
  ['fenster', 'oeffnungen', { ifc_classes: ['IfcWindow'], npk_codes: ['371.111'] }],
  ['decken', root, { ifc_classes: ['IfcSlab.FLOOR'], etim_classes: ['EG000020'] }],
  ['daecher', root, { ifc_classes: ['IfcSlab.ROOF', 'IfcRoof'] }],
];

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  for (const [sid] of tree) await catalogue.category(sid, sid);
  for (const [sid, , classes = {}] of tree)
    for (const [column, codes] of Object.entries(classes))
      await database.write`update category set ${database.write(column)} = ${codes}::text[] where sid = ${sid}`;
  await catalogue.tree('CH', Object.fromEntries(tree.map(([sid, parent]) => [sid, parent])));
  await catalogue.tree('DE', { fenster: root });
  await database.write.transaction((tx) => rewriteNames(tx, 'CH'));
  await catalogue.attribute('breite', 'number', 'mm');
  await catalogue.line('CH', 'muster', 'linie', 'Linie');
  await catalogue.products(
    'CH',
    tree.flatMap(([category], index) =>
      [0, 1].map((number) => ({
        sid: `${category}-${number}`,
        orgaSid: number === 0 ? 'muster' : 'andere',
        title: `${category} ${number}`,
        category,
        popularity: index,
        attributes: { breite: 800 + 100 * number },
        ...(number === 0 ? { line: 'linie' } : {}),
      })),
    ),
  );
  await catalogue.fold();
});

async function named(typed: string) {
  const code = classCode(typed);
  const found = code && (await categoriesOfClass(database.read, scope, code));
  return (
    found && { code: found.code, isWhole: found.isWhole, subtrees: found.subtrees, single: found.single }
  );
}

describe('the categories of a class', () => {
  it.each([
    ['IfcDoor', 'IfcDoor', true, ['tueren'], ['oeffnungen']],
    ['IfcBuiltElement', 'IfcBuiltElement', true, ['oeffnungen', 'decken', 'daecher'], []],
    ['ifcwindow', 'IfcWindow', true, ['fenster'], ['oeffnungen']],
    ['IfcSlab', 'IfcSlab', true, ['decken', 'daecher'], []],
    ['IfcRoof', 'IfcRoof', true, ['daecher'], []],
    ['IfcSl', 'IfcSlab.FLOOR', false, ['decken', 'daecher'], []],
    ['E03.02', 'E03.02', true, ['tueren'], []],
    ['E 3.2', 'E03.02', true, ['tueren'], []],
    ['E03', 'E03', true, ['oeffnungen'], []],
    ['EC002610', 'EC002610', true, ['stahltueren'], []],
    ['EG000020', 'EG000020', true, ['decken'], []],
    ['BKP 273', '273', true, ['holztueren'], ['tueren']],
    ['BKP 2', '2', true, ['tueren'], []],
    ['NPK 371', '371', true, ['fenster'], []],
    ['NPK 371.111', '371.111', true, ['fenster'], []],
  ])(
    '%s are those that have %s, and what below them says nothing else',
    async (typed, code, isWhole, subtrees, single) => {
      expect(await named(typed)).toEqual({ code, isWhole, subtrees, single });
    },
  );

  it.each(['IfcBeam', 'E03.03', 'EC000001', 'BKP 9', 'NPK 372'])('%s has none', async (typed) => {
    expect(await named(typed)).toBeUndefined();
  });
});

describe('the tree of a system', () => {
  type System = Parameters<typeof readClassTree>[2];
  const treeOf = (system: System, of = scope) => readClassTree(database.read, of, system);

  it('is that of the platform', async () => {
    const german = await treeOf('ifc', visitorScope('DE'));
    expect(german.members('IfcWindow').subtrees).toEqual(['fenster']);
    expect([...german.nodes.keys()]).toEqual(['IfcWindow', 'IfcBuiltElement']);
  });

  it('names classes exactly, with those right below', async () => {
    const below = async (system: System, code: string) => {
      const tree = await treeOf(system);
      return tree.nodes.has(code) ? tree.below(code).map((one) => one.code) : undefined;
    };
    expect(await below('ifc', 'IfcSlab')).toEqual(['IfcSlab.FLOOR', 'IfcSlab.ROOF']);
    expect(await below('ifc', 'IfcDoor')).toEqual([]);
    expect(await below('ebkph', 'E')).toEqual(['E03']);
    expect(await below('ebkph', 'E03')).toEqual(['E03.02']);
    expect(await below('bkp', '27')).toEqual(['273']);
    for (const wrong of ['ifcdoor', 'IfcDo', 'Ifc', '', '.'])
      expect(await below('ifc', wrong), wrong).toBeUndefined();
  });

  it('follows the inheritance of IFC, and counts each product once in what stands above', async () => {
    const tree = await treeOf('ifc');
    expect(tree.above('IfcSlab.ROOF')).toEqual(['IfcSlab', 'IfcBuiltElement']);
    expect(tree.below(undefined).map(({ code, count }) => [code, count])).toEqual([['IfcBuiltElement', 14]]);
    expect(tree.below('IfcBuiltElement').map(({ code, count }) => [code, count])).toEqual([
      ['IfcDoor', 8],
      ['IfcRoof', 2],
      ['IfcSlab', 4],
      ['IfcWindow', 4],
    ]);
    expect(tree.members('IfcBuiltElement').subtrees).toEqual(['oeffnungen', 'decken', 'daecher']);
  });

  it('has the classes of ETIM below the groups in which they have most products, those that suppliers say too', async () => {
    await database.write`update category set etim_classes = '{EG020058}' where sid = 'oeffnungen'`;
    await database.write`update product set etim_class = 'EC000123' where sid = 'fenster-0'`;
    const tree = await treeOf('etim');
    expect(tree.below(undefined).map(({ code, count }) => [code, count])).toEqual([
      ['EG000020', 2],
      ['EG020058', 10],
    ]);
    expect(tree.below('EG020058').map(({ code, count }) => [code, count])).toEqual([
      ['EC000123', 1],
      ['EC002610', 2],
    ]);
    expect(tree.isSaidOfProducts('EC000123')).toBe(true);
    expect(tree.isSaidOfProducts('EC002610')).toBe(false);
    expect(tree.members('EG020058').subtrees).toEqual(['oeffnungen']);
    await database.write`update product set etim_class = null where sid = 'fenster-0'`;
    await database.write`update category set etim_classes = '{}' where sid = 'oeffnungen'`;
  });
});

describe('a list of the products of a class', () => {
  const list = async (code: string, narrowed: { orga?: string; line?: string } = {}) => {
    const within = (await readClassTree(database.read, scope, 'ifc')).members(code);
    const filter = { category: root, within, ...narrowed };
    const pages = await Promise.all(
      (['popularity', 'title', 'newest'] as const).map((sort) =>
        listProducts(database.read, scope, { filter, sort, page: 1, size: 10, language: 'de' }),
      ),
    );
    return { filter, pages, sids: pages.map(({ items }) => items.map(({ productSid }) => productSid)) };
  };

  it('holds those of its categories, each once, in every order', async () => {
    const { pages, sids } = await list('IfcDoor');
    const all = ['holztueren', 'oeffnungen', 'stahltueren', 'tueren'].flatMap((sid) => [
      `${sid}-0`,
      `${sid}-1`,
    ]);
    expect(pages.map(({ total }) => total)).toEqual([8, 8, 8]);
    expect(sids.map((order) => order.toSorted())).toEqual([all, all, all]);
    expect(sids[0]?.slice(0, 2)).toEqual(['stahltueren-0', 'stahltueren-1']);
  });

  it('is narrowed by company, line and attributes, with the numbers of each', async () => {
    const { filter, pages, sids } = await list('IfcDoor', { orga: 'muster', line: 'linie' });
    expect(pages[0]?.total).toBe(4);
    expect(sids[1]).toEqual(['holztueren-0', 'oeffnungen-0', 'stahltueren-0', 'tueren-0']);
    const { read } = database;
    expect(await orgaCounts(read, scope, filter)).toMatchObject([
      { sid: 'andere', count: 4 },
      { sid: 'muster', count: 4 },
    ]);
    expect(await lineCounts(read, scope, 'de', filter)).toMatchObject([{ sid: 'linie', count: 4 }]);
    const ofClass = await attributeFacets(read, scope, 'de', filter, { selection: [] });
    const [facet] = ofClass.facets;
    expect(facet?.values.map(({ value, count }) => [value, count])).toEqual([['800', 4]]);
    const whole = await list('IfcDoor');
    const ofWhole = await attributeFacets(read, scope, 'de', whole.filter, { selection: [] });
    const [ofAll] = ofWhole.facets;
    expect(ofAll?.values.map(({ value, count }) => [value, count])).toEqual([
      ['800', 4],
      ['900', 4],
    ]);
  });
});
