// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { houseTree } from '../../tests/setup/houseTree.ts';
import type { TreeWords } from './useTreeWords.ts';
import { useRowActions } from './useRowActions.ts';
import { useTreeSelection } from './useTreeSelection.ts';
import { visibleRows } from './visibleRows.ts';

const tree = houseTree();
const rows = visibleRows(tree, new Set(['huelle', 'fenster']));

function mouse() {
  const move = vi.fn();
  const words = { what: (sids: readonly string[]) => sids.join('+') } as TreeWords;
  const expanded = { sids: new Set<string>(), set: vi.fn(), clear: () => {} };
  const { result } = renderHook(() => {
    const selection = useTreeSelection(tree, rows);
    return { selection, ...useRowActions({ tree, selection, expanded, words, move, edit: () => {} }) };
  });
  const now = () => result.current;
  const click = (sid: string, keys: MouseEventInit = {}) =>
    act(() => now().actions.click(sid, new MouseEvent('click', keys) as never));
  const lift = (sid: string) => {
    let words = '';
    act(() => {
      words = now().actions.lift(sid);
    });
    return words;
  };
  return { now, click, move, lift };
}

describe('A click', () => {
  it('chooses a row, with Control adds it, with Shift all up to it', () => {
    const { now, click } = mouse();
    click('fenster');
    click('dach', { ctrlKey: true });
    expect(now().selection.tops).toEqual(['fenster', 'dach']);
    click('fenster');
    click('tueren', { shiftKey: true });
    expect([...now().selection.chosen]).toEqual(['fenster', 'holzfenster', 'tueren']);
  });
});

describe('Dragging', () => {
  it('takes all that is chosen along, when one of them is lifted', () => {
    const { click, lift, now, move } = mouse();
    click('tueren');
    click('dach', { metaKey: true });
    expect(lift('dach')).toBe('tueren+dach');
    act(() => now().actions.drop('reorder-above', 'fenster'));
    expect(move).toHaveBeenCalledExactlyOnceWith(['tueren', 'dach'], {
      parentSid: 'huelle',
      before: 'fenster',
    });
  });

  it('takes another row alone, which is chosen then', () => {
    const { click, lift, now } = mouse();
    click('tueren');
    expect(lift('innen')).toBe('innen');
    expect(now().selection.tops).toEqual(['innen']);
  });

  it('can end neither on what is dragged nor under it', () => {
    const { lift, now } = mouse();
    lift('fenster');
    const { canDrop } = now().actions;
    expect(canDrop('make-child', 'fenster')).toBe(false);
    expect(canDrop('make-child', 'holzfenster')).toBe(false);
    expect(canDrop('reorder-below', 'holzfenster')).toBe(false);
    expect(canDrop('make-child', 'dach')).toBe(true);
    expect(canDrop('reorder-above', 'innen')).toBe(true);
  });

  it('says where it would hang as long as it is over a place', () => {
    const { lift, now } = mouse();
    lift('dach');
    act(() => now().actions.hover({ drop: 'make-child', sid: 'innen' }));
    expect(now().hovered).toEqual({ tops: ['dach'], target: { parentSid: 'innen' } });
    act(() => now().actions.hover(undefined));
    expect(now().hovered).toBeUndefined();
  });
});
