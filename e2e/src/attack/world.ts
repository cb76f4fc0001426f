import type { Slot } from '../faults/testing/clinic.js';
import type { Client } from './client.js';
import type { Person } from './people.js';
import type { Random } from '@anamnesis/platform/testing/random';

/** An acknowledged appointment. */
export interface Agreed {
  readonly id: string;
  readonly patient: Person;
  readonly doctor: Person;
  /** Whether its session has taken place. */
  met: boolean;
}

/** The shared state of all clients. */
export interface World {
  readonly address: string;
  readonly patients: readonly Person[];
  readonly doctors: readonly Person[];
  /** Grows with each acknowledged booking. */
  readonly agreed: Agreed[];
  /** Few slots, to cause conflicts; each round adds new ones. */
  slotsOf(round: number): readonly Slot[];
  /** Aborts the stalled uploads; called at the end of the round. */
  readonly stalled: (() => void)[];
  /** Records a violated guarantee. */
  broken(guarantee: string, shown: string): void;
}

/** The context of one action, with a random source of its own. */
export interface Turn {
  readonly round: number;
  readonly world: World;
  readonly client: Client;
  /** The actor; null for a stranger. */
  readonly who: Person | null;
  readonly random: Random;
  /** Identifies this action in texts, addresses and file names; unique in a run. */
  readonly mark: string;
}

export type Action = (turn: Turn) => Promise<void>;
