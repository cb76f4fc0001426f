import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@anamnesis/platform/testing/until';
import { openClinic, type Slot, slotsOf } from '../faults/testing/clinic.js';
import { readLog } from '../faults/testing/log.js';
import { type Client, createClient } from './client.js';
import { answer } from './deeds/accounts.js';
import { deedsOf } from './deeds/deeds.js';
import { countLines, type Figures, tally } from './figures.js';
import { openInstallation } from './installation.js';
import { judge, type Violation } from './judge.js';
import { type Line, openLedgers } from './ledger.js';
import { type Person, personOf } from './people.js';
import { randomOf } from './random.js';
import { compareReadModels } from './read-models.js';
import { nameOf, roundOf } from './schedule.js';
import { expectReady, findOrphans, findSilent } from './still-alive.js';
import { unbookable } from './sweep.js';
import type { Agreed, World } from './world.js';

const CLINIC = { patients: 6, doctors: 3 };
const STRANGERS = 2;
const DEEDS_IN_A_ROUND = 2;
/** Slots that are wanted at the same time, and how many new ones each round brings. */
const [WANTED, FRESH] = [8, 3];
/** Milliseconds in which the product has to be ready again after a fault. */
const RECOVERY = 60_000;

export interface Options {
  readonly seed: number;
  readonly rounds: number;
  /** No further round is begun once aborted; what was done is judged all the same. */
  readonly signal?: AbortSignal;
  say(line: string): void;
}
export interface Outcome {
  readonly violations: readonly Violation[];
  readonly figures: Figures;
  /** The folder with a ledger for each client; null when it was removed because every promise held. */
  readonly ledgers: string | null;
}

interface Actor {
  readonly kind: keyof typeof deedsOf;
  readonly client: Client;
  readonly who: Person | null;
}

/** Attacks the product for so many rounds, heals everything and judges what came of it. */
export async function runAttack({ seed, rounds, signal, say }: Options): Promise<Outcome> {
  const startedAt = Date.now();
  const violations: Violation[] = [];
  const broken = (promise: string, shown: string) => violations.push({ promise, shown });
  const folder = await mkdtemp(join(tmpdir(), 'anamnesis-attack-ledgers-'));
  const installation = await openInstallation((said) => broken('the launcher outlives its parts', said));
  const { address } = installation;

  say(`ready after ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  const clinic = await openClinic({ address, dataDir: installation.dataDir, demo: false } as never, CLINIC);
  const all = slotsOf(clinic.doctors);
  let current = 0;
  const names = [
    ...clinic.patients.map((_, n) => `patient-${n}`),
    ...clinic.doctors.map((_, n) => `doctor-${n}`),
    ...Array.from({ length: STRANGERS }, (_, n) => `stranger-${n}`),
    'probe',
    'sweeper',
  ];
  const ledgers = openLedgers(folder, names);
  const clientOf = (name: string) => {
    const ledger = ledgers.get(name);
    if (!ledger) throw new Error(`There is no ledger of ${name}`);
    return createClient(name, ledger, () => current);
  };
  const patients = clinic.patients.map((account) => personOf(address, 'patient', account));
  const doctors = clinic.doctors.map((account) => personOf(address, 'doctor', account));
  const slotsOfRound = (round: number): Slot[] =>
    Array.from({ length: WANTED }, (_, n) => all[(round * FRESH + n) % all.length] as Slot);
  const world: World = {
    ...{ address, patients, doctors, agreed: [] as Agreed[], stalled: [], slotsOf: slotsOfRound },
    broken,
  };
  const actors: Actor[] = [
    ...patients.map((who, n) => ({ kind: 'patient' as const, who, client: clientOf(`patient-${n}`) })),
    ...doctors.map((who, n) => ({ kind: 'doctor' as const, who, client: clientOf(`doctor-${n}`) })),
    ...Array.from({ length: STRANGERS }, (_, n) => ({
      kind: 'stranger' as const,
      who: null,
      client: clientOf(`stranger-${n}`),
    })),
  ];
  const probe = clientOf('probe');
  const recovery: Record<string, number[]> = {};
  const faults: string[] = [];

  /** Each actor does what its own source says, one deed after the other. */
  const act = async ({ kind, who, client }: Actor, round: number) => {
    for (let n = 0; n < DEEDS_IN_A_ROUND; n += 1) {
      const random = randomOf(seed, 'deed', round, client.name, n);
      const mark = `r${round}-${client.name}-${n}`;
      await random.pick(deedsOf[kind])({ round, world, client, who, random, mark });
    }
  };
  const recovered = async (round: number) => {
    const random = randomOf(seed, 'probe', round);
    const who = patients[0] ?? null;
    await answer({ round, world, client: probe, who, random, mark: `probe-${round}` });
    await until(() => expectReady(address), RECOVERY);
  };

  try {
    for (let number = 0; number < rounds && violations.length === 0 && !signal?.aborted; number += 1) {
      current = number;
      const { fault, faultAfterMilliseconds } = roundOf(seed, number);
      if (fault.kind === 'full disk' && installation.noSmallDisk) continue;
      const working = Promise.all(actors.map((actor) => act(actor, number)));
      await pause(faultAfterMilliseconds);
      const healingSince = await installation.strike(fault);
      await recovered(number);
      (recovery[nameOf(fault)] ??= []).push(Date.now() - healingSince);
      faults.push(nameOf(fault));
      await working;
      for (const cut of world.stalled.splice(0)) cut();
      say(
        `round ${number}: ${nameOf(fault)}, ${world.agreed.length} appointments, ${((Date.now() - startedAt) / 1000).toFixed(0)} s`,
      );
    }
  } catch (error) {
    broken(
      'a round ends',
      `round ${current}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }
  for (const cut of world.stalled.splice(0)) cut();

  say('judging');
  const linesOf = () => [...ledgers.values()].flatMap((ledger) => ledger.entries());
  let events = 0;
  try {
    const wanted = [...new Set(Array.from({ length: current + 1 }, (_, round) => slotsOfRound(round)).flat())];
    const log = await readLog((await installation.note()).EVENTSTORE_URL);
    violations.push(...(await unbookable(world, clientOf('sweeper'), wanted, log)));
    violations.push(...(await findSilent(installation, doctors.at(-1) as Person, all.at(-1) as Slot)));
    violations.push(...(await compareReadModels(installation)));
    const last = await readLog((await installation.note()).EVENTSTORE_URL);
    events = last.length;
    violations.push(...judge(last, linesOf()));
  } catch (error) {
    broken('a run can be judged', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const code = await installation.stop();
  if (code !== 0) broken('the product stops in order', `the launcher ended with ${code}`);
  violations.push(...(await findOrphans(installation)));
  violations.push(...calm(linesOf(), seed));

  const figures: Figures = {
    ...{ rounds: faults.length, faults: tally(faults), recovery, events, noSmallDisk: installation.noSmallDisk },
    ...countLines(linesOf()),
    seconds: (Date.now() - startedAt) / 1000,
  };
  await installation.remove();
  if (violations.length === 0) await rm(folder, { recursive: true });
  return { violations, figures, ledgers: violations.length === 0 ? null : folder };
}

/** Where nothing was broken nobody is told to try again. A call that merely takes too long is the machine's doing. */
function calm(lines: readonly Line[], seed: number): Violation[] {
  return lines.flatMap((line) =>
    line.kind === 'troubled' && /^5\d\d/.test(line.by) && roundOf(seed, line.round).fault.kind === 'none'
      ? [{ promise: 'in calm rounds every call is answered at once', shown: `round ${line.round}: ${line.by}` }]
      : [],
  );
}
