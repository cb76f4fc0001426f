import { HELD_OUT } from './report.js';

/** The seeds of a range such as "1-20". Held-out seeds are refused: who changes the reading must not see them. */
export function developmentSeeds(text: string): number[] {
  const [first = NaN, last = first] = text.split('-').map(Number);
  if (!(first >= 1 && last >= first)) throw new Error(`--seeds ${text} is no range such as 1-20`);
  if (last >= HELD_OUT) throw new Error(`Seeds from ${HELD_OUT} are held out: only the benchmark reads them`);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
