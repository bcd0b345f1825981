import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachInstruction,
  extractInstruction,
  type Instruction,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item';
import { memo, useEffect, useRef, type MouseEvent } from 'react';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { VisibleRow } from './visibleRows.ts';

/** How far a level stands in, in pixels. */
export const indent = 22;
const expandAfterMs = 600;

/** Where a row is dropped: before, behind or under another one. */
export type Drop = 'reorder-above' | 'reorder-below' | 'make-child';

export interface RowActions {
  click: (sid: string, event: MouseEvent) => void;
  toggle: (sid: string, isExpanded: boolean) => void;
  edit: (sid: string) => void;
  /** Before a row is dragged. */
  lift: (sid: string) => void;
  /** Can what is dragged be dropped here? */
  canDrop: (drop: Drop, sid: string) => boolean;
}

interface Needs extends VisibleRow {
  id: string;
  name: string;
  count: string;
  countLabel: string;
  isActive: boolean;
  isChosen: boolean;
  isCut: boolean;
  isFound: boolean;
  start: number;
  actions: RowActions;
}

/** A category in the tree. Its appearance is declared once by the tree, as thousands of rows come and go. */
export const TreeRow = memo(function TreeRow(row: Needs) {
  const { id, sid, level, place, siblings, isExpanded, name, count, countLabel, start, actions } = row;
  const element = useRef<HTMLDivElement>(null);
  const isOpen = useRef(isExpanded);

  useEffect(() => {
    isOpen.current = isExpanded;
  }, [isExpanded]);

  useEffect(() => {
    const node = element.current as HTMLDivElement;
    let opening: ReturnType<typeof setTimeout> | undefined;
    const show = (instruction: Instruction | null) => {
      const kind = instruction?.type ?? '';
      if (node.dataset.drop === kind) return;
      node.dataset.drop = kind;
      clearTimeout(opening);
      if (kind === 'make-child' && isOpen.current === false)
        opening = setTimeout(() => actions.toggle(sid, true), expandAfterMs);
    };
    const dropHere = dropTargetForElements({
      element: node,
      getData: ({ input }) => {
        const asked = { element: node, input, currentLevel: level, indentPerLevel: indent };
        const drops: Drop[] = ['reorder-above', 'reorder-below', 'make-child'];
        const block = drops.filter((drop) => !actions.canDrop(drop, sid));
        const mode = isOpen.current ? ('expanded' as const) : ('standard' as const);
        return attachInstruction({ sid }, { ...asked, mode, block });
      },
      onDrag: ({ self }) => show(extractInstruction(self.data)),
      onDragLeave: () => show(null),
      onDrop: () => show(null),
    });
    const leave = () => clearTimeout(opening);
    if (sid === rootCategory) return combine(dropHere, leave);
    const dragHere = draggable({
      element: node,
      getInitialData: () => ({ sid }),
      onGenerateDragPreview: () => actions.lift(sid),
    });
    return combine(dragHere, dropHere, leave);
  }, [sid, level, actions]);

  return (
    <div
      ref={element}
      id={id}
      role="treeitem"
      className="row"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={row.isChosen}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      data-active={row.isActive || undefined}
      data-cut={row.isCut || undefined}
      data-found={row.isFound || undefined}
      style={{ transform: `translateY(${start}px)`, paddingInlineStart: (level - 1) * indent + 4 }}
      onClick={(event) => actions.click(sid, event)}
      onDoubleClick={() => actions.edit(sid)}
    >
      <span
        aria-hidden
        className="twist"
        data-state={isExpanded === undefined ? 'none' : isExpanded ? 'open' : 'closed'}
        onClick={(event) => {
          if (isExpanded === undefined) return;
          event.stopPropagation();
          actions.toggle(sid, !isExpanded);
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      />
      <span className="name">{name}</span>
      <span className="count" title={countLabel}>
        <span aria-hidden>{count}</span>
        <span className="spoken">{countLabel}</span>
      </span>
    </div>
  );
});
