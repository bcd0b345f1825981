import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, type RefObject } from 'react';
import { headHeight, rowHeight } from './gridLook.ts';
import type { CellPlace, GridColumn } from './GridRow.ts';

interface Needs {
  scroller: RefObject<HTMLDivElement | null>;
  columns: readonly GridColumn[];
  total: number;
  active: CellPlace;
  /** Of what stands in front of the rows. */
  headWidth: number;
}

export interface Shown {
  index: number;
  start: number;
  size: number;
}

export interface GridWindow {
  rows: readonly Shown[];
  columns: readonly Shown[];
  firstRow: number;
  lastRow: number;
  /** Of all rows and columns, with their heads, in pixels. */
  height: number;
  width: number;
  /** How many rows are seen at once. */
  pageSize: () => number;
}

const heightOfRow = () => rowHeight;

/** The rows and columns that exist: those in sight, a few around them, and the active ones, which scroll into sight. */
export function useGridWindow({ scroller, columns, total, active, headWidth }: Needs): GridWindow {
  const getScrollElement = () => scroller.current;
  // What they return is used here and now, and passed on to nobody.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: total,
    getScrollElement,
    estimateSize: heightOfRow,
    overscan: 8,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: useWith(active.row),
  });
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement,
    estimateSize: useCallback((index: number) => columns[index]?.width ?? 0, [columns]),
    getItemKey: useCallback((index: number) => columns[index]?.key ?? index, [columns]),
    overscan: 2,
    paddingStart: headWidth,
    scrollPaddingStart: headWidth,
    rangeExtractor: useWith(active.column),
  });
  useEffect(() => across.measure(), [columns, across]);
  useEffect(() => {
    if (total > 0) rows.scrollToIndex(active.row, { align: 'auto' });
  }, [active.row, total, rows]);
  useEffect(() => {
    if (total > 0) across.scrollToIndex(active.column, { align: 'auto' });
  }, [active.column, total, across]);

  const shown = rows.getVirtualItems();
  return {
    rows: shown,
    columns: across.getVirtualItems(),
    // Of the rows around, not of the active one, which may be far away.
    firstRow: rows.range?.startIndex ?? 0,
    lastRow: rows.range?.endIndex ?? 0,
    height: rows.getTotalSize(),
    width: across.getTotalSize(),
    pageSize: () =>
      Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
  };
}

/** What is in sight and this one. */
function useWith(index: number) {
  return useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return shown.includes(index) || index >= range.count ? shown : [...shown, index].sort((a, b) => a - b);
    },
    [index],
  );
}
