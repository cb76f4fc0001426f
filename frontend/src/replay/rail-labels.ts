import type { RailScale } from './rail-scale';
import { labelIn } from './replay-time';

/** The distance of two labels, as a part of the rail. */
const DISTANCE = 0.13;

/** The labels below the rail: `x` from 0 to 1. The end of the rail has a label of its own, so no other comes near it. */
export function railLabels({ marks, pointAt }: RailScale, timeZone: string): readonly { x: number; text: string }[] {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first?.at || !last?.at) return [];
  const label = labelIn(Date.parse(last.at) - Date.parse(first.at), timeZone);
  const labels: { x: number; text: string }[] = [];
  // In a silence the nearest event may be far away: labels stand at events.
  for (let place = 0; place <= 1 - DISTANCE; place += DISTANCE / 4) {
    const { x, at } = pointAt(place);
    const previous = labels.at(-1);
    if (at === null || x > 1 - DISTANCE || (previous && x - previous.x < DISTANCE)) continue;
    if (label(at) !== previous?.text) labels.push({ x, text: label(at) });
  }
  return labels;
}
