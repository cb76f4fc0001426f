import type { RailScale } from './rail-scale';

/** The distance of two dots, as a part of the rail: closer ones become one. */
const DISTANCE = 0.011;
/** Pixels of a dot of one event, and of the largest. */
const [SMALL, LARGE] = [9, 14];

/** The dots of the rail: bins that lie close together share one, which grows with the number of its events. */
export function railDots({ marks }: RailScale): readonly { x: number; size: number }[] {
  const dots: { x: number; count: number }[] = [];
  for (const { x, count } of marks) {
    const previous = dots.at(-1);
    if (previous && x - previous.x < DISTANCE) previous.count += count;
    else dots.push({ x, count });
  }
  return dots.map(({ x, count }) => ({ x, size: Math.min(LARGE, Math.round(SMALL + Math.log2(count))) }));
}
