import { join } from 'node:path';
import { type Ledger, openLedger } from '../faults/testing/ledger.js';

/** What an acknowledgement promises to stand in the log. */
export interface Effect {
  /** The event's type. */
  readonly type: string;
  /** The stream that holds it exactly once whoever caused it; null where this very command caused it, exactly once. */
  readonly inStream: string | null;
}

/**
 * One line of a client's own memory. A command is named by its id, and what was asked under that id by a digest: the same
 * id may be sent with other content.
 */
export type Line =
  | {
      kind: 'intended';
      command: string;
      asked: string;
      deed: string;
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
