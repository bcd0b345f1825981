import { describe, expect, it } from 'vitest';
import { treeRoot } from './treeRoot.ts';
import { houseTree } from '../../tests/setup/houseTree.ts';
import { treeOf } from './Tree.ts';
import { findRecords, visibleRows } from './visibleRows.ts';

const tree = houseTree();
const sidsOf = (rows: ReturnType<typeof visibleRows>) => rows.map(({ sid }) => sid);

describe('The rows of the tree', () => {
  it('are the root with its children, and what hangs under expanded ones', () => {
    expect(sidsOf(visibleRows(tree, new Set()))).toEqual([treeRoot, 'huelle', 'innen']);
    expect(sidsOf(visibleRows(tree, new Set(['innen', 'fenster'])))).toEqual([
      treeRoot,
      'huelle',
      'innen',
      'boden',
    ]);
  });

  it('know their level and place, and whether they can be expanded', () => {
    const rows = visibleRows(tree, new Set(['huelle']));
    expect(rows.find(({ sid }) => sid === 'tueren')).toEqual({
      sid: 'tueren',
      level: 3,
      place: 2,
      siblings: 3,
      isExpanded: undefined,
    });
    expect(rows.map(({ isExpanded }) => isExpanded)).toEqual([
      true,
      true,
      false,
      undefined,
      undefined,
      false,
    ]);
  });
});

describe('Looking for records', () => {
  it('shows those that match with all above them, whatever is expanded', () => {
    const found = findRecords(tree, 'de', 'holz');
    const rows = visibleRows(tree, new Set(['innen']), found);
    expect(sidsOf(rows)).toEqual([treeRoot, 'huelle', 'fenster', 'holzfenster']);
    expect(rows.map(({ place, siblings }) => `${place}/${siblings}`)).toEqual(['1/1', '1/1', '1/1', '1/1']);
  });

  it('finds without marks and in whatever case, within a word too', () => {
    expect([...(findRecords(tree, 'de', ' TUR ')?.matched ?? [])]).toEqual(['tueren']);
    expect([...(findRecords(tree, 'de', 'fenst')?.matched ?? [])]).toEqual(['fenster', 'holzfenster']);
  });

  it('finds by the sid, and in other languages by how a word begins', () => {
    const name = { de: 'Türen', en: 'Doors (front)' };
    const doors = treeOf([{ sid: 'door-1', parentSid: treeRoot, name, counted: 0 }]);
    const isFound = (typed: string) => findRecords(doors, 'de', typed)?.matched.has('door-1');
    expect([isFound('oor-1'), isFound('front'), isFound('ront')]).toEqual([true, true, false]);
  });

  it('is none for an empty text, and finds nothing where nothing matches', () => {
    expect(findRecords(tree, 'de', '  ')).toBeUndefined();
    const found = findRecords(tree, 'de', 'xyz');
    expect(sidsOf(visibleRows(tree, new Set(['huelle']), found))).toEqual([treeRoot]);
  });
});
