import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { UNKNOWN, type Grid } from './use-doctor-grid';

/** Estimated height of a card that is not measured yet, in pixels. */
const USUAL_HEIGHT = 237;
/** Rows rendered before and after the visible ones, so that Tab and a screen reader's cursor find a next one. */
const BEYOND = 3;

const heightOf = (card: Element) => card.getBoundingClientRect().height || USUAL_HEIGHT;

/**
 * The rows of a long list to render: those near the viewport, and those around the card with the focus (`held`), which must
 * not be unmounted. `isNearEnd` is true once the rendered rows include the last one.
 */
export function useDoctorRows(count: number, grid: Grid, held: number | null) {
  const { columns, gap, top } = grid;
  const heldRow = held === null ? null : Math.floor(held / columns);
  const lastRow = Math.ceil(count / columns) - 1;
  const rows = useWindowVirtualizer({
    count: lastRow + 1,
    gap,
    scrollMargin: top,
    overscan: BEYOND,
    estimateSize: () => USUAL_HEIGHT,
    measureElement: heightOf,
    getItemKey: useCallback((row: number) => `${columns}:${row}`, [columns]),
    rangeExtractor: useCallback((range: Range) => withNeighbours(range, heldRow), [heldRow]),
  });

  // A different number of columns moves the doctors to other rows: scroll back to those that were visible.
  const was = useRef({ grid, first: 0 });
  useLayoutEffect(() => {
    const { grid: before, first } = was.current;
    if (before !== UNKNOWN && before.columns !== columns && window.scrollY > top)
      rows.scrollToIndex(Math.floor(first / columns), { align: 'start' });
    was.current = { grid, first: (rows.range?.startIndex ?? 0) * columns };
  });

  const drawn = rows.getVirtualItems();
  const endOf = (index: number) => drawn[index]?.end ?? top - gap;
  return {
    drawn: drawn.map(({ index, start }, at) => ({ index, before: start - endOf(at - 1) - gap })),
    /** Height of the rows after the last rendered one, in pixels. */
    after: rows.getTotalSize() + top - endOf(drawn.length - 1),
    measure: rows.measureElement,
    isNearEnd: (rows.range?.endIndex ?? 0) + BEYOND >= lastRow,
  };
}

function withNeighbours(range: Range, row: number | null): number[] {
  const seen = defaultRangeExtractor(range);
  if (row === null) return seen;
  const around = [row - 1, row, row + 1].filter((each) => each >= 0 && each < range.count);
  return [...new Set([...seen, ...around])].sort((a, b) => a - b);
}
