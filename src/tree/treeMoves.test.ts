import { describe, expect, it } from 'vitest';
import { treeRoot } from './treeRoot.ts';
import { houseTree } from '../../tests/setup/houseTree.ts';
import { targetOfDrop, targetOfStep } from './treeMoves.ts';

const tree = houseTree();

describe('A row that is dropped', () => {
  it('hangs before, behind or under the one on which it is dropped', () => {
    expect(targetOfDrop(tree, 'reorder-above', 'tueren')).toEqual({ parentSid: 'huelle', before: 'tueren' });
    expect(targetOfDrop(tree, 'reorder-below', 'tueren')).toEqual({ parentSid: 'huelle', before: 'dach' });
    expect(targetOfDrop(tree, 'reorder-below', 'dach')).toEqual({ parentSid: 'huelle' });
    expect(targetOfDrop(tree, 'make-child', 'dach')).toEqual({ parentSid: 'dach' });
  });

  it('can be hung under the root, but not beside it', () => {
    expect(targetOfDrop(tree, 'make-child', treeRoot)).toEqual({ parentSid: treeRoot });
    expect(targetOfDrop(tree, 'reorder-above', treeRoot)).toBeUndefined();
  });
});

describe('A step with the keyboard', () => {
  it('up and down passes one sibling, also with several that are chosen', () => {
    expect(targetOfStep(tree, ['dach'], 'up')).toEqual({ parentSid: 'huelle', before: 'tueren' });
    expect(targetOfStep(tree, ['fenster'], 'down')).toEqual({ parentSid: 'huelle', before: 'dach' });
    expect(targetOfStep(tree, ['tueren', 'dach'], 'up')).toEqual({ parentSid: 'huelle', before: 'fenster' });
    expect(targetOfStep(tree, ['fenster', 'tueren'], 'down')).toEqual({ parentSid: 'huelle' });
  });

  it('in hangs them under the sibling above, out behind their parent', () => {
    expect(targetOfStep(tree, ['dach'], 'in')).toEqual({ parentSid: 'tueren' });
    expect(targetOfStep(tree, ['fenster'], 'out')).toEqual({ parentSid: treeRoot, before: 'innen' });
    expect(targetOfStep(tree, ['boden'], 'out')).toEqual({ parentSid: treeRoot });
  });

  it.each([
    ['the first one', ['fenster'], 'up'],
    ['the first one', ['fenster'], 'in'],
    ['the last one', ['dach'], 'down'],
    ['one of the first level', ['innen'], 'out'],
    ['records that are no siblings', ['fenster', 'boden'], 'up'],
    ['nothing', [], 'up'],
  ] as const)('has no place for %s (%o %s)', (_, tops, where) => {
    expect(targetOfStep(tree, tops, where)).toBeUndefined();
  });
});
