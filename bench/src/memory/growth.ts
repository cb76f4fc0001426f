import { median } from '../figures/statistics.js';

/** The first part of a run, in which caches fill and the code is compiled. */
const WARM_UP = 0.25;
/** The parts of the rest that are compared. */
const PARTS = 4;

interface Growth {
  /** The medians of the first and of the last part of the samples after the warm-up. */
  readonly first: number;
  readonly last: number;
  /** `last` as a share of `first`. */
  readonly ratio: number;
  /** Per minute, between the middles of both parts. */
  readonly perMinute: number;
}

/** How samples taken at equal intervals grow. Medians, because a heap rises until the next garbage collection. Throws without samples. */
export function growthOf(samples: readonly number[], secondsBetween: number): Growth {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const part = Math.max(1, Math.floor(warm.length / PARTS));
  const [first, last] = [median(warm.slice(0, part)), median(warm.slice(-part))];
  const minutes = ((warm.length - part) * secondsBetween) / 60;
  return { first, last, ratio: last / first, perMinute: minutes > 0 ? (last - first) / minutes : 0 };
}
