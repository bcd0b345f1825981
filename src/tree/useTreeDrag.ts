import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item';
import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types';
import { useEffect, type RefObject } from 'react';
import { treeRoot } from './treeRoot.ts';
import { indent } from './TreeRow.tsx';

/** Where a row is dropped: before, behind or under another one. */
export type Drop = 'reorder-above' | 'reorder-below' | 'make-child';
const drops: readonly Drop[] = ['reorder-above', 'reorder-below', 'make-child'];

export interface DragActions {
  /** Before a row is dragged; answers what is written beside the pointer. */
  lift: (sid: string) => string;
  /** Can what is dragged be dropped here? */
  canDrop: (drop: Drop, sid: string) => boolean;
  /** Over another place than before, or none. */
  hover: (place: { drop: Drop; sid: string } | undefined) => void;
  drop: (drop: Drop, sid: string) => void;
  expand: (sid: string) => void;
}

const expandAfterMs = 600;

/**
 * Dragging rows with the mouse. The tree itself is the one record to drag and to drop on, and the row is found under
 * the pointer: rows come and go by the hundred while somebody scrolls, and have nothing to set up.
 */
export function useTreeDrag(tree: RefObject<HTMLElement | null>, actions: DragActions): void {
  useEffect(() => {
    const element = tree.current;
    if (!element) return;
    let marked: HTMLElement | undefined;
    let opening: ReturnType<typeof setTimeout> | undefined;
    const mark = (row?: HTMLElement, kind = '') => {
      if (marked === row && (marked?.dataset.drop ?? '') === kind) return;
      clearTimeout(opening);
      if (marked) delete marked.dataset.drop;
      marked = row;
      const sid = row && sidOf(row);
      if (row) row.dataset.drop = kind;
      const drop = drops.find((one) => one === kind);
      actions.hover(drop && sid ? { drop, sid } : undefined);
      if (drop === 'make-child' && sid && row.getAttribute('aria-expanded') === 'false')
        opening = setTimeout(() => actions.expand(sid), expandAfterMs);
    };
    const dragRows = draggable({
      element,
      canDrag: ({ input }) => {
        const row = rowAt(input);
        return row !== undefined && sidOf(row) !== treeRoot;
      },
      getInitialData: ({ input }) => ({ sid: sidAt(input) }),
      onGenerateDragPreview: ({ source, nativeSetDragImage }) => {
        const label = actions.lift(String(source.data.sid));
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: pointerOutsideOfPreview({ x: '14px', y: '6px' }),
          render: ({ container }) => container.append(previewOf(label, element)),
        });
      },
    });
    const dropOnRows = dropTargetForElements({
      element,
      getData: ({ input }) => {
        const row = rowAt(input);
        if (!row) return {};
        const sid = sidOf(row);
        const block = drops.filter((drop) => !actions.canDrop(drop, sid));
        const mode = row.getAttribute('aria-expanded') === 'true' ? 'expanded' : 'standard';
        const asked = { element: row, input, currentLevel: Number(row.ariaLevel), indentPerLevel: indent };
        return attachInstruction({ sid }, { ...asked, mode, block });
      },
      onDrag: ({ self, location }) =>
        mark(rowAt(location.current.input), extractInstruction(self.data)?.type),
      onDragLeave: () => mark(),
      onDrop: ({ self }) => {
        mark();
        const drop = drops.find((one) => one === extractInstruction(self.data)?.type);
        if (drop) actions.drop(drop, String(self.data.sid));
      },
    });
    return combine(dragRows, dropOnRows, () => clearTimeout(opening));
  }, [tree, actions]);
}

function rowAt({ clientX, clientY }: Input): HTMLElement | undefined {
  for (const found of document.elementsFromPoint(clientX, clientY)) {
    const row = found.closest<HTMLElement>('[role=treeitem]');
    if (row) return row;
  }
  return undefined;
}

function sidOf(row: HTMLElement): string {
  return row.dataset.sid ?? '';
}

function sidAt(input: Input): string {
  const row = rowAt(input);
  return row ? sidOf(row) : '';
}

/** In the colours of the tree, as it stands outside of it. */
function previewOf(text: string, tree: HTMLElement): HTMLElement {
  const preview = document.createElement('div');
  const { color, font, backgroundColor } = getComputedStyle(tree.parentElement ?? tree);
  preview.textContent = text;
  Object.assign(preview.style, { color, font, backgroundColor, padding: '6px 12px', border: '1px solid' });
  return preview;
}
