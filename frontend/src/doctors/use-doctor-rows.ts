import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { UNKNOWN, type Grid } from './use-doctor-grid';

/** Estimated height of a card that is not measured yet, in pixels. */
const ESTIMATED_HEIGHT = 237;
/** Rows rendered before and after the visible ones, so that Tab and a screen reader's cursor find a next one. */
const OVERSCAN = 3;

const heightOf = (card: Element) => card.getBoundingClientRect().height || ESTIMATED_HEIGHT;

/**
 * The rows of a long list to render: those near the viewport, and those around the card with the focus (`focused`), which must
 * not be unmounted. `isNearEnd` is true once the rendered rows include the last one.
 */
export function useDoctorRows(count: number, grid: Grid, focused: number | null) {
  const { columns, gap, top } = grid;
  const focusedRow = focused === null ? null : Math.floor(focused / columns);
  const lastRow = Math.ceil(count / columns) - 1;
  // oxlint-disable-next-line react/incompatible-library -- its functions are used in this hook alone, and nothing of it is memoized
  const rows = useWindowVirtualizer({
    count: lastRow + 1,
    gap,
    scrollMargin: top,
    overscan: OVERSCAN,
    estimateSize: () => ESTIMATED_HEIGHT,
    measureElement: heightOf,
    getItemKey: useCallback((row: number) => `${columns}:${row}`, [columns]),
    rangeExtractor: useCallback((range: Range) => withNeighbours(range, focusedRow), [focusedRow]),
  });

  // A different number of columns moves the doctors to other rows: scroll back to those that were visible.
  const previous = useRef({ grid, first: 0 });
  useLayoutEffect(() => {
    const { grid: before, first } = previous.current;
    if (before !== UNKNOWN && before.columns !== columns && window.scrollY > top)
      rows.scrollToIndex(Math.floor(first / columns), { align: 'start' });
    previous.current = { grid, first: (rows.range?.startIndex ?? 0) * columns };
  });

  const rendered = rows.getVirtualItems();
  const endOf = (index: number) => rendered[index]?.end ?? top - gap;
  return {
    rendered: rendered.map(({ index, start }, at) => ({ index, before: start - endOf(at - 1) - gap })),
    /** Height of the rows after the last rendered one, in pixels. */
    after: rows.getTotalSize() + top - endOf(rendered.length - 1),
    measure: rows.measureElement,
    isNearEnd: (rows.range?.endIndex ?? 0) + OVERSCAN >= lastRow,
  };
}

function withNeighbours(range: Range, row: number | null): number[] {
  const seen = defaultRangeExtractor(range);
  if (row === null) return seen;
  const around = [row - 1, row, row + 1].filter((each) => each >= 0 && each < range.count);
  return [...new Set([...seen, ...around])].sort((a, b) => a - b);
}
