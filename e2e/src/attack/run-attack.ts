import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@anamnesis/platform/testing/until';
import { readLog } from '../faults/testing/log.js';
import { type Crowd, gather } from './crowd.js';
import { countLines, type Figures, tally } from './figures.js';
import { type Installation, openInstallation } from './installation.js';
import { countKept, judge, judgeCalm, type Violation } from './judge.js';
import type { ExpectedEvents } from './commands/expected-events.js';
import { compareReadModels } from './read-models.js';
import { type FaultName, nameOf, roundOf } from './schedule.js';
import { expectReady, findOrphans, findSilent } from './still-alive.js';
import { unbookable } from './sweep.js';

/** Time-out of the recovery after a fault, ms. */
const RECOVERY = 60_000;

export interface Options {
  readonly seed: number;
  readonly rounds: number;
  /** The number of the first round; 0 by default. */
  readonly from?: number;
  /** The faults; by default all. */
  readonly faults?: readonly FaultName[];
  /** The events of the commands, if an earlier run has learnt them. */
  readonly events?: ExpectedEvents;
  /** Aborts before the next round; the previous rounds are still judged. */
  readonly signal?: AbortSignal;
  print(line: string): void;
}

export interface Outcome {
  readonly violations: readonly Violation[];
  readonly figures: Figures;
  readonly events: ExpectedEvents;
  /** The folder with a ledger for each client; null if every guarantee held and it was removed. */
  readonly ledgers: string | null;
}

interface Progress {
  /** The faults so far, in order. */
  faults: string[];
  recovery: Record<string, number[]>;
  /** The last started round. */
  last: number;
}

/** Attacks the product for this many rounds, removes all faults and judges the result. Ends early at the first violation. */
export async function runAttack({
  seed,
  rounds,
  from = 0,
  faults,
  signal,
  print,
  ...options
}: Options): Promise<Outcome> {
  const startedAt = Date.now();
  const seconds = () => (Date.now() - startedAt) / 1000;
  const violations: Violation[] = [];
  const broken = (guarantee: string, shown: string) => void violations.push({ guarantee, shown });
  const isCalm = (round: number) => roundOf(seed, round, faults).fault.kind === 'none';
  const isOver = () => violations.length > 0 || signal?.aborted === true;
  const folder = await mkdtemp(join(tmpdir(), 'anamnesis-attack-ledgers-'));
  const installation = await openInstallation((said) =>
    broken('the launcher survives failures of its components', said),
  );
  const progress: Progress = { recovery: {}, faults: [], last: from };
  let [events, stopped] = [0, false];
  try {
    const crowd = await gather(installation, { seed, from, folder, broken, known: options.events });
    print(`the clinic is open after ${seconds().toFixed(0)} s`);
    try {
      for (let number = from; number < from + rounds && !isOver(); number += 1) {
        await playRound(number);
        print(`round ${number}: ${progress.faults.at(-1)}, ${seconds().toFixed(0)} s`);
      }
    } catch (error) {
      broken(`a round completes`, `round ${progress.last}: ${textOf(error)}`);
    }
    print('judging');
    try {
      events = await judgeRun(installation, crowd, progress.last, violations);
    } catch (error) {
      broken('a run can be judged', textOf(error));
    }
    stopped = true;
    const code = await installation.stop();
    if (code !== 0) broken('the product stops cleanly', `the launcher ended with ${code}`);
    violations.push(...(await findOrphans(installation)), ...judgeCalm(crowd.lines(), isCalm));
    const figures: Figures = {
      ...{ rounds: progress.faults.length, faults: tally(progress.faults), recovery: progress.recovery, events },
      ...{ noSmallDisk: installation.noSmallDisk, ...countLines(crowd.lines()), seconds: seconds() },
      ...countKept(violations),
      violated: tally(violations.map(({ guarantee }) => guarantee)),
    };
    if (violations.length === 0) await rm(folder, { recursive: true });
    return { violations, figures, events: crowd.events, ledgers: violations.length === 0 ? null : folder };

    async function playRound(number: number): Promise<void> {
      const { fault, faultAfterMilliseconds } = roundOf(seed, number, faults);
      if (fault.kind === 'full disk' && installation.noSmallDisk) return;
      progress.last = number;
      const acting = crowd.act(number);
      // It may fail before it is awaited below.
      acting.catch(() => undefined);
      await pause(faultAfterMilliseconds);
      const recoveringSince = await installation.strike(fault);
      await crowd.probe(number);
      await until(() => expectReady(installation), RECOVERY);
      (progress.recovery[nameOf(fault)] ??= []).push(Date.now() - recoveringSince);
      progress.faults.push(nameOf(fault));
      await acting;
    }
  } finally {
    if (!stopped) await installation.stop();
    await installation.remove();
  }
}

/** Judges the run after recovery. Returns the number of events. */
async function judgeRun(
  installation: Installation,
  { world, sweeper, doctor, spareSlot, wantedUpTo, lines }: Crowd,
  last: number,
  violations: Violation[],
): Promise<number> {
  const readNow = async () => readLog((await installation.note()).EVENTSTORE_URL);
  violations.push(...(await unbookable(world, sweeper, wantedUpTo(last), await readNow())));
  violations.push(...(await findSilent(installation, doctor, spareSlot)));
  violations.push(...(await compareReadModels(installation)));
  const log = await readNow();
  violations.push(...judge(log, lines()));
  return log.length;
}

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
