import { randomOf } from '@anamnesis/platform/testing/random';

const backends = ['event-store', 'postgres', 'redis'] as const;
export type BackendName = (typeof backends)[number];

/** The fault of a round. `milliseconds`: its duration. */
export type Fault =
  | { kind: 'none' }
  | { kind: 'kill'; backend: BackendName }
  | { kind: 'kill launcher' }
  /** Of a child of the launcher or of a backend; `choice` selects one of those that run, 0 to 1. */
  | { kind: 'kill child'; choice: number }
  | { kind: 'power failure' }
  | { kind: 'stall'; backend: BackendName; milliseconds: number }
  | { kind: 'full disk'; milliseconds: number }
  | { kind: 'flush redis' };
type FaultKind = Fault['kind'];
/** A kill is named by its backend. */
export type FaultName = Exclude<FaultKind, 'kill'> | BackendName;

export interface Round {
  readonly number: number;
  readonly fault: Fault;
  /** Time from the start of the clients to the fault. */
  readonly faultAfterMilliseconds: number;
}

/** One bag of faults: each occurs once, in an order determined by the seed, before any is repeated. */
const BAG: readonly FaultName[] = [
  ...(['none', 'none', 'none'] as const),
  ...backends,
  ...(['kill launcher', 'kill child', 'power failure', 'stall', 'full disk', 'flush redis'] as const),
];
const KILLS: readonly FaultName[] = [...backends, 'kill launcher', 'kill child', 'power failure'];
/** This many rounds contain every fault at least once. */
export const ROUNDS_IN_A_BAG = BAG.length;

const MAX_FAULT_DELAY = 400;
const DURATION = { min: 300, max: 2_300 };

/** The nth round of a seed, with the faults of a bag; deterministic. */
export function roundOf(seed: number, number: number, bag: readonly FaultName[] = BAG): Round {
  const drawn = randomOf(seed, 'bag', Math.floor(number / bag.length)).shuffled(bag)[number % bag.length];
  const random = randomOf(seed, 'round', number);
  const faultAfterMilliseconds = random.below(MAX_FAULT_DELAY);
  const milliseconds = DURATION.min + random.below(DURATION.max - DURATION.min);
  return { number, faultAfterMilliseconds, fault: faultOf(drawn ?? 'none') };

  function faultOf(name: FaultName): Fault {
    switch (name) {
      case 'stall':
        return { kind: name, backend: random.pick(backends), milliseconds };
      case 'full disk':
        return { kind: name, milliseconds };
      case 'event-store':
      case 'postgres':
      case 'redis':
        return { kind: 'kill', backend: name };
      case 'kill child':
        return { kind: name, choice: random.next() };
      default:
        return { kind: name };
    }
  }
}

/** The faults of a list of names, `kills` for all that kill processes. Throws for any other name. */
export function bagOf(names: string): readonly FaultName[] {
  const known: ReadonlySet<string> = new Set(BAG);
  return names.split(',').flatMap((name) => {
    if (name === 'kills') return KILLS;
    if (!known.has(name)) throw new Error(`"${name}" is no fault; choose of kills, ${[...known].join(', ')}`);
    return [name as FaultName];
  });
}

/** The name of a fault in the figures. */
export const nameOf = (fault: Fault): string => ('backend' in fault ? `${fault.kind} ${fault.backend}` : fault.kind);

/** The number of processes that a fault kills, by its name in the figures. */
export const killsOf = (name: string): number =>
  name === 'power failure' ? 1 + backends.length : name.startsWith('kill ') ? 1 : 0;
