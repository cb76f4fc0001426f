import type { Slot } from '../faults/testing/clinic.js';
import type { Client } from './client.js';
import type { Person } from './people.js';
import type { Random } from './random.js';

/** An appointment that was acknowledged, as far as its patient knows. */
export interface Agreed {
  readonly id: string;
  readonly patient: Person;
  readonly doctor: Person;
  /** Set once its patient has met the doctor. */
  met: boolean;
}

/** What everybody in an attack stands in. */
export interface World {
  readonly address: string;
  readonly patients: readonly Person[];
  readonly doctors: readonly Person[];
  /** Grows with each booking that is acknowledged. */
  readonly agreed: Agreed[];
  /** Few slots, so that many want the same one; each round other ones join them. */
  slotsOf(round: number): readonly Slot[];
  /** Bodies that were begun and are not gone on with; each is cut at the end of the round. */
  readonly stalled: (() => void)[];
  /** Notes that a promise does not hold. */
  broken(promise: string, shown: string): void;
}

/** One deed's surroundings: everything that it draws comes from its own source. */
export interface Turn {
  readonly round: number;
  readonly world: World;
  readonly client: Client;
  /** Who acts; null for a stranger. */
  readonly who: Person | null;
  readonly random: Random;
  /** Names this deed in texts, addresses and file names; unique in a run. */
  readonly mark: string;
}

export type Deed = (turn: Turn) => Promise<void>;
