import { useLayoutEffect, useState, type RefObject } from 'react';

/** The measured layout of the list. */
export interface Grid {
  columns: number;
  /** Pixels between two rows. */
  gap: number;
  /** Pixels from the top of the page to the first row. */
  top: number;
}

/** Initial values, until the layout has been measured. */
export const UNKNOWN: Grid = { columns: 1, gap: 0, top: 0 };

/** Measures columns and gaps, which the style sheet defines, again after each resize. */
export function useDoctorGrid(list: RefObject<HTMLElement | null>): Grid {
  const [grid, setGrid] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const update = () => {
      if (!list.current) return;
      const measured = gridOf(list.current);
      setGrid((old) => (isSame(old, measured) ? old : measured));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return grid;
}

function gridOf(list: HTMLElement): Grid {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: parseFloat(rowGap) || 0,
    top: list.getBoundingClientRect().top + window.scrollY,
  };
}

const isSame = (one: Grid, other: Grid) =>
  one.columns === other.columns && one.gap === other.gap && one.top === other.top;
