import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Figures } from './figures.js';

/** The figures of all runs of a seed so far, which a later process continues. */
interface Sums {
  readonly seed: number;
  /** The faults by name; null for all. */
  readonly faults: string | null;
  /** The number of the next round. */
  readonly next: number;
  readonly figures: Figures;
}

const nothing: Figures = {
  ...{
    rounds: 0,
    faults: {},
    noSmallDisk: null,
    calls: 0,
    acknowledged: 0,
    lost: 0,
    twice: 0,
    refused: {},
    retried: {},
    commands: {},
  },
  ...{ events: 0, violated: {}, recovery: {}, seconds: 0 },
};

/** Reads the sums of a file; those of no run if there is none. Throws if the file is of another seed or other faults. */
export function readSums(file: string | null, seed: number, faults: string | null): Sums {
  if (file === null || !existsSync(file)) return { seed, faults, next: 0, figures: nothing };
  const sums = JSON.parse(readFileSync(file, 'utf8')) as Sums;
  if (sums.seed !== seed || sums.faults !== faults)
    throw new Error(`${file} has the sums of seed ${sums.seed} and of the faults ${sums.faults ?? 'all'}`);
  // Sums of an earlier version have not all figures.
  return { ...sums, figures: { ...nothing, ...sums.figures } };
}

/** Adds a run of this many rounds to a file's sums, and replaces the file at once. */
export function addToSums(file: string | null, sums: Sums, rounds: number, figures: Figures): Sums {
  const added = { ...sums, next: sums.next + rounds, figures: addFigures(sums.figures, figures) };
  if (file === null) return added;
  writeFileSync(`${file}.new`, `${JSON.stringify(added, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  return added;
}

function addFigures(one: Figures, other: Figures): Figures {
  return {
    ...{ rounds: one.rounds + other.rounds, noSmallDisk: one.noSmallDisk ?? other.noSmallDisk },
    ...{ calls: one.calls + other.calls, acknowledged: one.acknowledged + other.acknowledged },
    ...{ lost: one.lost + other.lost, twice: one.twice + other.twice },
    ...{ events: one.events + other.events, seconds: one.seconds + other.seconds },
    faults: addCounts(one.faults, other.faults),
    refused: addCounts(one.refused, other.refused),
    retried: addCounts(one.retried, other.retried),
    commands: addCounts(one.commands, other.commands),
    violated: addCounts(one.violated, other.violated),
    recovery: Object.fromEntries(
      [...new Set([...Object.keys(one.recovery), ...Object.keys(other.recovery)])].map((name) => [
        name,
        [...(one.recovery[name] ?? []), ...(other.recovery[name] ?? [])],
      ]),
    ),
  };
}

type Counts = Readonly<Record<string, number>>;

function addCounts(one: Counts, other: Counts): Counts {
  const sums = { ...one };
  for (const [name, count] of Object.entries(other)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}
