import { labelIn } from './replay-time';
import type { RailScale } from './rail-scale';

/** The distance of two labels, as a part of the rail. */
const DISTANCE = 0.13;

/** The labels below the rail: `x` from 0 to 1. The end of the rail has a label of its own, so no other comes near it. */
export function railLabels({ marks }: RailScale, timeZone: string): readonly { x: number; text: string }[] {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first?.at || !last?.at) return [];
  const label = labelIn(Date.parse(last.at) - Date.parse(first.at), timeZone);
  const labels: { x: number; text: string }[] = [];
  for (const { x, at } of marks) {
    const previous = labels.at(-1);
    const text = at === null ? '' : label(at);
    const isFree = previous === undefined || x - previous.x >= DISTANCE;
    if (isFree && x <= 1 - DISTANCE && text !== previous?.text) labels.push({ x, text });
  }
  return labels;
}
