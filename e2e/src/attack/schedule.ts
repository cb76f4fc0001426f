import { randomOf } from './random.js';

const backends = ['event-store', 'postgres', 'redis'] as const;
export type BackendName = (typeof backends)[number];

/** The fault of a round. `milliseconds`: its duration. */
export type Fault =
  | { kind: 'none' }
  | { kind: 'kill'; backend: BackendName }
  | { kind: 'kill launcher' }
  | { kind: 'power failure' }
  | { kind: 'stall'; backend: BackendName; milliseconds: number }
  | { kind: 'full disk'; milliseconds: number }
  | { kind: 'flush redis' };
type FaultKind = Fault['kind'];

export interface Round {
  readonly number: number;
  readonly fault: Fault;
  /** Time from the start of the clients to the fault. */
  readonly faultAfterMilliseconds: number;
}

/** One bag of faults: each occurs once, in an order determined by the seed, before any is repeated. */
const BAG: readonly (FaultKind | BackendName)[] = [
  ...(['none', 'none', 'none'] as const),
  ...backends,
  ...(['kill launcher', 'power failure', 'stall', 'full disk', 'flush redis'] as const),
];
/** This many rounds contain every fault at least once. */
export const ROUNDS_IN_A_BAG = BAG.length;

const MAX_FAULT_DELAY = 400;
const DURATION = { min: 300, max: 2_300 };

/** The nth round of a seed; deterministic. */
export function roundOf(seed: number, number: number): Round {
  const drawn = randomOf(seed, 'bag', Math.floor(number / BAG.length)).shuffled(BAG)[number % BAG.length];
  const random = randomOf(seed, 'round', number);
  const faultAfterMilliseconds = random.below(MAX_FAULT_DELAY);
  const milliseconds = DURATION.min + random.below(DURATION.max - DURATION.min);
  return { number, faultAfterMilliseconds, fault: faultOf(drawn ?? 'none') };

  function faultOf(name: FaultKind | BackendName): Fault {
    switch (name) {
      case 'stall':
        return { kind: name, backend: random.pick(backends), milliseconds };
      case 'full disk':
        return { kind: name, milliseconds };
      case 'event-store':
      case 'postgres':
      case 'redis':
        return { kind: 'kill', backend: name };
      case 'kill':
        throw new Error('A kill is named by its backend');
      default:
        return { kind: name };
    }
  }
}

/** The name of a fault in the figures. */
export const nameOf = (fault: Fault): string => ('backend' in fault ? `${fault.kind} ${fault.backend}` : fault.kind);
