import { openClinic, type Slot, slotsOf } from '../faults/testing/clinic.js';
import { type Client, createClient } from './client.js';
import { answer } from './actions/accounts.js';
import { actionsOf } from './actions/actions.js';
import { anyCommand } from './actions/any-command.js';
import { type ExpectedEvents, learnEvents } from './commands/expected-events.js';
import { sceneOf } from './commands/scene.js';
import { readLog } from '../faults/testing/log.js';
import type { Installation } from './installation.js';
import { type ClientLedger, type Line, openLedgerOf } from './ledger.js';
import { type Person, personOf } from './people.js';
import { randomOf } from '@anamnesis/platform/testing/random';
import type { Action, Agreed, World } from './world.js';

const CLINIC = { patients: 7, doctors: 3 };
const STRANGERS = 2;
/** Clients that send every command of the route table in turn. */
const ANYBODIES = 3;
const ACTIONS_PER_ROUND = 2;
/** Slots that are booked concurrently in a round, and the number of new ones in each round. */
const [WANTED, FRESH] = [8, 3];

interface Actor {
  readonly actions: readonly Action[];
  readonly client: Client;
  readonly who: Person | null;
}

/** All clients of the product under attack, each with a ledger. */
export interface Crowd {
  readonly world: World;
  readonly doctor: Person;
  readonly events: ExpectedEvents;
  /** A slot of the doctor that no client books. */
  readonly spareSlot: Slot;
  /** Books all free slots in the end. */
  readonly sweeper: { client: Client; who: Person };
  /** Each client performs a few actions in sequence, chosen by the seed; resolves when every call has a reply. */
  act(round: number): Promise<void>;
  /** Sends a command that conflicts with no other; resolves with its reply. */
  probe(round: number): Promise<void>;
  /** Every slot of the rounds up to this one. */
  wantedUpTo(round: number): Slot[];
  /** All ledger lines, by client. */
  lines(): Line[];
}

interface Gathering {
  readonly seed: number;
  /** The number of the first round. */
  readonly from: number;
  /** Of the clients' ledgers. */
  readonly folder: string;
  /** Called for each violated guarantee. */
  readonly broken: World['broken'];
  /** The events of the commands, if an earlier run has learnt them. */
  readonly known?: ExpectedEvents | undefined;
}

/** Creates a clinic, the people for all commands, and a ledger for each client. */
export async function gather(
  { address, dataDir, note }: Pick<Installation, 'address' | 'dataDir' | 'note'>,
  { seed, from, folder, broken, known }: Gathering,
): Promise<Crowd> {
  const clinic = await openClinic({ address, dataDir, demo: false }, CLINIC);
  // The last one only probes and sweeps.
  const everyPatient = clinic.patients.map((account) => personOf(address, 'patient', account));
  const [patients, prober] = [everyPatient.slice(0, -1), everyPatient.at(-1)];
  const doctors = clinic.doctors.map((account) => personOf(address, 'doctor', account));
  const [doctor, spareSlot, all] = [doctors.at(-1), slotsOf(clinic.doctors).at(-1), slotsOf(clinic.doctors)];
  if (!doctor || !spareSlot || !prober) throw new Error('The clinic is empty');

  let current = 0;
  const ledgers: ClientLedger[] = [];
  const clientOf = (name: string) => {
    const ledger = openLedgerOf(folder, name);
    ledgers.push(ledger);
    return createClient(name, ledger, () => current);
  };
  const slotsOfRound = (round: number) => {
    const first = ((round - from) * FRESH) % (all.length - WANTED - 1);
    return all.slice(first, first + WANTED);
  };
  const world: World = {
    ...{ address, patients, doctors, agreed: [] as Agreed[], stalled: [], slotsOf: slotsOfRound },
    broken,
  };
  const scene = await sceneOf({ address, dataDir });
  const events = await learnEvents(scene, async () => readLog((await note()).EVENTSTORE_URL), known);
  const any = anyCommand(scene, events);
  const actors: readonly Actor[] = [
    ...patients.map((who, n) => ({ actions: actionsOf.patient, who, client: clientOf(`patient-${n}`) })),
    ...doctors.map((who, n) => ({ actions: actionsOf.doctor, who, client: clientOf(`doctor-${n}`) })),
    ...numbers(STRANGERS).map((n) => ({ actions: actionsOf.stranger, who: null, client: clientOf(`stranger-${n}`) })),
    ...numbers(ANYBODIES).map((n) => ({ actions: [any], who: null, client: clientOf(`anybody-${n}`) })),
  ];
  const [probing, sweeping] = [clientOf('prober'), clientOf('sweeper')];
  const turn = (round: number, { client, who }: Pick<Actor, 'client' | 'who'>, n: number) => ({
    ...{ round, world, client, who, mark: `r${round}-${client.name}-${n}` },
    random: randomOf(seed, 'action', round, client.name, n),
  });

  return {
    ...{ world, doctor, spareSlot, events, sweeper: { client: sweeping, who: prober } },
    async act(round) {
      current = round;
      await Promise.all(
        actors.map(async (actor) => {
          for (let n = 0; n < ACTIONS_PER_ROUND; n += 1) {
            const its = turn(round, actor, n);
            await its.random.pick(actor.actions)(its);
          }
        }),
      );
      for (const abort of world.stalled.splice(0)) abort();
    },
    probe: (round) => answer(turn(round, { client: probing, who: prober }, 0)),
    wantedUpTo: (round) => [...new Set(numbers(round - from + 1).flatMap((n) => slotsOfRound(from + n)))],
    lines: () => ledgers.flatMap((ledger) => ledger.entries()),
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
