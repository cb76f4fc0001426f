import type { Box } from '@anamnesis/contracts/uploads/page-text';

/** The third of a page in which the middle of a box is, to be said in words. */
export interface Place {
  row: 'top' | 'middle' | 'bottom';
  column: 'left' | 'centre' | 'right';
}

const third = <Name>(at: number, names: readonly [Name, Name, Name]): Name =>
  names[Math.min(2, Math.max(0, Math.floor(at * 3)))] ?? names[1];

export const placeOf = ({ left, top, width, height }: Box): Place => ({
  row: third(top + height / 2, ['top', 'middle', 'bottom']),
  column: third(left + width / 2, ['left', 'centre', 'right']),
});

/** Around a box: the share of the page's width that stays in sight, so that the name in front of the value does too. */
const SIGHT = 0.62;
/** Lines above and below. */
const LINES = 2.2;

/** The share of what stays in sight that is in front of the value: the name of the test and the beginning of its line. */
const BEFORE = 0.7;

/** The part of a page to enlarge around a box, within the page. */
export function around({ left, top, width, height }: Box): Box {
  const wide = Math.min(1, Math.max(SIGHT, width * 1.5));
  const high = Math.min(1, height * (1 + 2 * LINES));
  const within = (start: number, size: number) => Math.min(1 - size, Math.max(0, start));
  return {
    left: within(left + width - wide * BEFORE, wide),
    top: within(top + (height - high) / 2, high),
    ...{ width: wide, height: high },
  };
}

/** The height at which the digits of a box can be read, CSS pixels: the box of a text PDF is as high as its font, and digits are three quarters of it. */
const LEGIBLE = 22;
/** Wider than this, a box that is too flat would fill the memory of a phone. */
const WIDEST = 2_400;

/** The width in CSS pixels from which on the value in a box can be read. `part` is what is shown of the page. */
export const legibleWidth = ({ height }: Box, part: Box, aspect: number): number =>
  Math.min(WIDEST, Math.round((LEGIBLE * aspect * part.width) / height));

/** Scrolls a frame so that a mark in it is in sight, with what stands in front of it. */
export function scrollTo(frame: HTMLElement, { offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): void {
  frame.scrollLeft = offsetLeft + offsetWidth - frame.clientWidth * BEFORE;
  frame.scrollTop = offsetTop + (offsetHeight - frame.clientHeight) / 2;
}

/** A box in fractions of a part of the page. */
export const relativeTo = (part: Box, { left, top, width, height }: Box): Box => ({
  left: (left - part.left) / part.width,
  top: (top - part.top) / part.height,
  width: width / part.width,
  height: height / part.height,
});
