import { join } from 'node:path';
import { type Ledger, openLedger } from '../faults/testing/ledger.js';

/** What an acknowledgement guarantees. */
export type Effect = OneEvent | EventsOfCommand;

interface OneEvent {
  /** The event's type. */
  readonly type: string;
  /** The stream that contains it exactly once, from any command; null if this command wrote it exactly once. */
  readonly inStream: string | null;
}

export interface EventsOfCommand {
  /** The types of the events that this command wrote, sorted; each as often as it occurs here. */
  readonly types: readonly string[];
  /** False if it may also have written fewer, because their effect was already there. */
  readonly isAlways: boolean;
}

/**
 * One line of a client's ledger. A command is identified by its id and a digest of its content, because the same id may be sent with
 * other content.
 */
export type Line =
  | {
      kind: 'intended';
      command: string;
      asked: string;
      action: string;
      effect: Effect | null;
      refusals: readonly string[];
    }
  | { kind: 'acknowledged'; command: string; asked: string; position: string | null; appointmentId: string | null }
  | { kind: 'refused'; command: string; asked: string; code: string }
  | { kind: 'troubled'; command: string; asked: string; by: string; round: number }
  | { kind: 'unanswered'; command: string; asked: string; by: string };
export type ClientLedger = Ledger<Line>;

/** A client's ledger, in a file of a folder. */
export const openLedgerOf = (folder: string, name: string): ClientLedger =>
  openLedger<Line>(join(folder, `${name}.jsonl`));
