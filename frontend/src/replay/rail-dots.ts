import type { RailScale } from './rail-scale';

/** The distance of two dots, as a part of the rail: closer ones become one. */
const DISTANCE = 0.011;
/** Pixels of a dot of one event, and of the largest. */
const [SMALL, LARGE] = [9, 14];

/** The dots of the rail: events that lie close together share one, which grows with their number. */
export function railDots({ marks }: RailScale): readonly { x: number; size: number }[] {
  const dots: { x: number; count: number }[] = [];
  let from = 0;
  for (const { x, count } of marks) {
    const places = Math.max(1, Math.min(count, Math.floor((x - from) / DISTANCE)));
    for (let place = 1; place <= places; place += 1) {
      const dot = { x: from + ((x - from) * place) / places, count: count / places };
      const previous = dots.at(-1);
      if (previous && dot.x - previous.x < DISTANCE) previous.count += dot.count;
      else dots.push(dot);
    }
    from = x;
  }
  return dots.map(({ x, count }) => ({ x, size: Math.min(LARGE, Math.round(SMALL + Math.log2(count))) }));
}
