import { randomOf } from './random.js';

const backends = ['event-store', 'postgres', 'redis'] as const;
export type BackendName = (typeof backends)[number];

/** What befalls the product in a round. `milliseconds`: how long it lasts. */
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
  /** How long the clients are at work before the fault comes. */
  readonly faultAfterMilliseconds: number;
}

/** One bag of faults: each comes once, in an order of the seed's choosing, before any comes again. */
const BAG: readonly (FaultKind | BackendName)[] = [
  ...(['none', 'none', 'none'] as const),
  ...backends,
  ...(['kill launcher', 'power failure', 'stall', 'full disk', 'flush redis'] as const),
];
/** So many rounds meet every fault at least once. */
export const ROUNDS_IN_A_BAG = BAG.length;

const FAULT_AFTER_MOST = 400;
const LASTS = { least: 300, most: 2_300 };

/** The nth round of a seed: the same whenever it is asked for. */
export function roundOf(seed: number, number: number): Round {
  const drawn = randomOf(seed, 'bag', Math.floor(number / BAG.length)).shuffled(BAG)[number % BAG.length];
  const random = randomOf(seed, 'round', number);
  const faultAfterMilliseconds = random.below(FAULT_AFTER_MOST);
  const milliseconds = LASTS.least + random.below(LASTS.most - LASTS.least);
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

/** How a fault is called in the figures. */
export const nameOf = (fault: Fault): string => ('backend' in fault ? `${fault.kind} ${fault.backend}` : fault.kind);
