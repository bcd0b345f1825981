// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { treeRoot } from './treeRoot.ts';
import { houseTree } from '../../tests/setup/houseTree.ts';
import { without } from './rearrange.ts';
import { useTreeSelection } from './useTreeSelection.ts';
import { visibleRows } from './visibleRows.ts';

const tree = houseTree();
// root, huelle, fenster, tueren, dach, innen
const rows = visibleRows(tree, new Set(['huelle']));

function selection() {
  const { result, rerender } = renderHook((shown) => useTreeSelection(shown, rows), { initialProps: tree });
  const now = () => result.current;
  return { now, rerender, chosen: () => [...now().chosen].toSorted() };
}

describe('Choosing rows', () => {
  it('begins at the root, which is never among what can be moved', () => {
    const { now } = selection();
    expect([now().active, now().tops]).toEqual([treeRoot, []]);
  });

  it('takes one alone, or all from where one began', () => {
    const { now, chosen } = selection();
    act(() => now().go('tueren', 'select'));
    act(() => now().go('innen', 'extend'));
    expect(chosen()).toEqual(['dach', 'innen', 'tueren']);
    // The range begins anew at the same place.
    act(() => now().go('fenster', 'extend'));
    expect([now().active, chosen()]).toEqual(['fenster', ['fenster', 'tueren']]);
    act(() => now().go('dach', 'select'));
    expect(chosen()).toEqual(['dach']);
  });

  it('keeps what is chosen where one only goes, and begins a range there', () => {
    const { now, chosen } = selection();
    act(() => now().go('fenster', 'select'));
    act(() => now().go('dach', 'only'));
    expect([now().active, chosen()]).toEqual(['dach', ['fenster']]);
    act(() => now().go('innen', 'extend'));
    expect(chosen()).toEqual(['dach', 'innen']);
  });

  it('adds and takes away single ones', () => {
    const { now, chosen } = selection();
    act(() => now().go('fenster', 'select'));
    act(() => now().toggle('innen'));
    expect([now().active, chosen()]).toEqual(['innen', ['fenster', 'innen']]);
    act(() => now().toggle('fenster'));
    expect(chosen()).toEqual(['innen']);
  });

  it('names the topmost in the order of the tree, however they were chosen', () => {
    const { now } = selection();
    act(() => now().choose(['innen', 'fenster', 'huelle']));
    expect(now().tops).toEqual(['huelle', 'innen']);
  });

  it('chooses alone what is not shown, where a range cannot end', () => {
    const { now, chosen } = selection();
    act(() => now().go('fenster', 'select'));
    act(() => now().go('boden', 'extend'));
    expect(chosen()).toEqual(['boden']);
  });

  it('goes back to the root when the active one hangs in the tree no more', () => {
    const { now, rerender } = selection();
    act(() => now().go('dach', 'select'));
    rerender(without(tree, ['dach']));
    expect([now().active, now().tops]).toEqual([treeRoot, []]);
  });
});
