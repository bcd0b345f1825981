import { Box, type Theme } from '@mui/material';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { indent, TreeRow, type RowActions } from './TreeRow.tsx';
import { useTreeDrag, type DragActions } from './useTreeDrag.ts';
import type { Selection } from './useTreeSelection.ts';
import type { TreeWords } from './useTreeWords.ts';
import type { Found, VisibleRow } from './visibleRows.ts';

const rowHeight = 36;

export interface TreeHandle {
  focus: () => void;
  /** How many rows are seen at once. */
  pageSize: () => number;
}

interface Needs {
  ref: Ref<TreeHandle>;
  rows: readonly VisibleRow[];
  selection: Selection;
  cut: ReadonlySet<string>;
  found: Found | undefined;
  label: string;
  words: Pick<TreeWords, 'name' | 'counted'>;
  actions: RowActions & DragActions;
  onKeyDown: (event: KeyboardEvent) => void;
}

const heightOfRow = () => rowHeight;
const rowId = (sid: string) => `record ${sid}`.replaceAll(' ', '-');

/**
 * The tree as the ARIA tree pattern has it: the keyboard stays on the tree and points to its active row, so that rows
 * out of sight need not exist. The active one always does.
 */
export function TreeView({ ref, rows, selection, cut, found, label, words, actions, onKeyDown }: Needs) {
  const scroller = useRef<HTMLDivElement>(null);
  const activeIndex = rows.findIndex(({ sid }) => sid === selection.active);
  // What it returns is used here and now, and passed on to nobody.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightOfRow,
    getItemKey: useCallback((index: number) => rows[index]?.sid ?? index, [rows]),
    overscan: 10,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const shown = defaultRangeExtractor(range);
        return activeIndex < 0 || shown.includes(activeIndex)
          ? shown
          : [...shown, activeIndex].sort((a, b) => a - b);
      },
      [activeIndex],
    ),
  });

  useEffect(() => {
    if (activeIndex >= 0) virtualizer.scrollToIndex(activeIndex, { align: 'auto' });
  }, [activeIndex, virtualizer]);

  useTreeDrag(scroller, actions);

  useImperativeHandle(ref, () => ({
    focus: () => scroller.current?.focus({ preventScroll: true }),
    pageSize: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? rowHeight) / rowHeight) - 1),
  }));

  return (
    <Box
      ref={scroller}
      role="tree"
      aria-label={label}
      aria-multiselectable
      aria-activedescendant={activeIndex < 0 ? undefined : rowId(selection.active)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      sx={look}
    >
      <div role="none" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const counted = words.counted(row.sid);
          return (
            <TreeRow
              key={row.sid}
              {...row}
              id={rowId(row.sid)}
              name={words.name(row.sid)}
              count={counted?.count ?? ''}
              countLabel={counted?.label ?? ''}
              isActive={row.sid === selection.active}
              isChosen={selection.chosen.has(row.sid)}
              isCut={cut.has(row.sid)}
              isFound={Boolean(found?.matched.has(row.sid))}
              start={start}
              actions={actions}
            />
          );
        })}
      </div>
    </Box>
  );
}

function look({ palette, shape }: Theme) {
  const line = `2px solid ${palette.primary.main}`;
  return {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    height: { xs: 'max(320px, calc(100dvh - 420px))', sm: 'max(320px, calc(100dvh - 330px))' },
    outline: 'none',
    userSelect: 'none',
    '& .row': {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: rowHeight,
      display: 'flex',
      alignItems: 'center',
      gap: '4px',
      pr: 1.5,
      fontSize: '0.9375rem',
      cursor: 'default',
      borderRadius: `${shape.borderRadius}px`,
    },
    '& .row:hover': { backgroundColor: palette.action.hover },
    '& .row[aria-selected=true]': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 14%, ${palette.background.paper})`,
    },
    '&:focus-visible .row[data-active]': { outline: line, outlineOffset: -2 },
    '& .row[data-cut]': { fontStyle: 'italic', borderLeft: `3px dashed ${palette.text.secondary}` },
    '& .row[data-found] .name': { fontWeight: 660 },
    '& .row[aria-level="1"] .name': { fontWeight: 620 },
    '& .name': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .count': { color: palette.text.secondary, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
    '& .row[aria-selected=true] .count': { color: palette.text.primary },
    '& .spoken': visuallyHidden,
    '& .twist': {
      flex: 'none',
      width: 24,
      height: 24,
      display: 'grid',
      placeItems: 'center',
      cursor: 'pointer',
    },
    '& .twist::before': {
      content: '""',
      width: 7,
      height: 7,
      borderRight: `2px solid ${palette.text.secondary}`,
      borderBottom: `2px solid ${palette.text.secondary}`,
      transform: 'rotate(-45deg)',
    },
    '& .twist[data-state=open]::before': { transform: 'translateY(-2px) rotate(45deg)' },
    '& .twist[data-state=none]': { cursor: 'inherit' },
    '& .twist[data-state=none]::before': { display: 'none' },
    '& .row[data-drop=make-child]': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '& .row[data-drop^=reorder]::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      insetInlineStart: `${indent}px`,
      borderTop: line,
    },
    '& .row[data-drop=reorder-above]::after': { top: -1 },
    '& .row[data-drop=reorder-below]::after': { bottom: -1 },
    '& .row[data-drop=instruction-blocked]': { cursor: 'no-drop', opacity: 0.55 },
  } as const;
}
