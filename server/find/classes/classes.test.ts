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
import { classNamed } from './classNamed.ts';

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

  it('are those of the platform', async () => {
    expect((await classNamed(database.read, visitorScope('DE'), 'ifc', 'IfcWindow'))?.subtrees).toEqual([
      'fenster',
    ]);
    expect(await classNamed(database.read, visitorScope('DE'), 'ifc', 'IfcDoor')).toBeUndefined();
  });

  it('are named exactly, with the classes below', async () => {
    const below = async (system: 'ifc' | 'bkp' | 'ebkph', code: string) =>
      (await classNamed(database.read, scope, system, code))?.below;
    expect(await below('ifc', 'IfcSlab')).toEqual(['IfcSlab.FLOOR', 'IfcSlab.ROOF']);
    expect(await below('ifc', 'IfcDoor')).toEqual([]);
    expect(await below('ebkph', 'E')).toEqual(['E03', 'E03.02']);
    expect(await below('bkp', '27')).toEqual(['273.0']);
    for (const wrong of ['ifcdoor', 'IfcDo', 'Ifc', '', '.'])
      expect(await below('ifc', wrong), wrong).toBeUndefined();
  });
});

describe('a list of the products of a class', () => {
  const list = async (code: string, narrowed: { orga?: string; line?: string } = {}) => {
    const within = await classNamed(database.read, scope, 'ifc', code);
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
