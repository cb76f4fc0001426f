import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { RoomRow } from './room-rows';

/** Estimated height of a row that is not measured yet, in pixels. */
const ESTIMATED_HEIGHT = 86;
/** Rows rendered before and after the visible ones, so that Tab and a screen reader's cursor find a next one. */
const OVERSCAN = 8;
/** Distance from the end, in pixels, within which it counts as in sight. */
const NEAR_END = 60;
/** Older messages are loaded before their place comes into sight, so that none of the visible ones moves. */
const NEAR_START = 15;

const heightOf = (row: Element) => row.getBoundingClientRect().height || ESTIMATED_HEIGHT;

/** The rows to render: those near the visible ones, and those around the one with the focus, which must not be unmounted. */
function withFocused(range: Range, focused: number): number[] {
  const seen = defaultRangeExtractor(range);
  if (focused === -1) return seen;
  const around = [focused - 1, focused, focused + 1].filter((each) => each >= 0 && each < range.count);
  return [...new Set([...seen, ...around])].sort((one, other) => one - other);
}

/**
 * The rows of a room's messages of which some are rendered. It stays at the end while it is there, and at the visible messages when older ones
 * are added. Begins at the first new message, otherwise at the end.
 */
export function useLogRows(scrolled: RefObject<HTMLElement | null>, rows: readonly RoomRow[]) {
  const [focused, setFocused] = useState<string | null>(null);
  const focusedRow = focused === null ? -1 : rows.findIndex(({ key }) => key === focused);
  // oxlint-disable-next-line react/incompatible-library -- its functions are used in this hook alone, and nothing of it is memoized
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scrolled.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    measureElement: heightOf,
    getItemKey: useCallback((row: number) => rows[row]?.key ?? row, [rows]),
    rangeExtractor: useCallback((range: Range) => withFocused(range, focusedRow), [focusedRow]),
    ...{ overscan: OVERSCAN, paddingStart: 20, paddingEnd: 14 },
    ...{ anchorTo: 'end', followOnAppend: true, scrollEndThreshold: NEAR_END },
  });
  const [first] = useState(() => rows.findIndex(({ fresh }) => fresh !== null));
  useEffect(() => {
    if (first === -1) virtual.scrollToEnd();
    else virtual.scrollToIndex(first, { align: 'start' });
  }, [virtual, first]);
  const isFollowing = useRef(first === -1);
  const height = virtual.getTotalSize();
  useEffect(() => {
    const log = scrolled.current;
    const placeOf = () => [log?.scrollTop ?? 0, log?.scrollHeight, log?.clientHeight] as const;
    let place = placeOf();
    const onScroll = () => {
      const [before, ...sizesBefore] = place;
      place = placeOf();
      const [top, ...sizes] = place;
      // Rows that grow and a window that changes leave the end out of sight for a moment; only whoever scrolls up leaves it.
      const isSameSize = sizes.every((size, index) => size === sizesBefore[index]);
      if (virtual.isAtEnd(NEAR_END)) isFollowing.current = true;
      else if (top < before && isSameSize) isFollowing.current = false;
    };
    log?.addEventListener('scroll', onScroll, { passive: true });
    return () => log?.removeEventListener('scroll', onScroll);
  }, [scrolled, virtual]);
  const shown = virtual.scrollRect?.height;
  // Also when the newest row is measured, changes its height, or takes the place of another one, and when less of the log is shown.
  useLayoutEffect(() => {
    if (isFollowing.current) virtual.scrollToEnd();
  }, [virtual, height, rows.length, shown]);
  return {
    rendered: virtual.getVirtualItems(),
    height,
    measure: virtual.measureElement,
    isAtEnd: virtual.isAtEnd(NEAR_END),
    isNearStart: (virtual.range?.startIndex ?? NEAR_START) < NEAR_START,
    toEnd: () => virtual.scrollToEnd(),
    setFocused,
  };
}
