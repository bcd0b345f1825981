import { memo, type MouseEvent } from 'react';
import type { VisibleRow } from './visibleRows.ts';

/** How far a level stands in, in pixels. */
export const indent = 22;

export interface RowActions {
  click: (sid: string, event: MouseEvent) => void;
  toggle: (sid: string, isExpanded: boolean) => void;
  edit: (sid: string) => void;
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

/** A record in the tree. Its appearance is declared once by the tree, as thousands of rows come and go. */
export const TreeRow = memo(function TreeRow(row: Needs) {
  const { sid, level, isExpanded, countLabel, start, actions } = row;
  return (
    <div
      id={row.id}
      role="treeitem"
      className="row"
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-selected={row.isChosen}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      data-sid={sid}
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
      <span className="name">{row.name}</span>
      <span className="count" title={countLabel}>
        <span aria-hidden>{row.count}</span>
        <span className="spoken">{countLabel}</span>
      </span>
    </div>
  );
});
