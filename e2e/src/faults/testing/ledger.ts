import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Slot } from './clinic.js';

/** What a client wanted, and how it ended. Between the two it may have met trouble. */
export type Entry =
  | ({ intended: string; patientId: string } & Slot)
  | { acknowledged: string; appointmentId: string; position: string }
  | { refused: string; code: string }
  | { troubled: string; by: string };

/** The clients' own memory, in a file that no process of the product knows. */
export interface Ledger {
  note(entry: Entry): void;
  entries(): Entry[];
  remove(): void;
}

export function openLedger(): Ledger {
  const folder = mkdtempSync(join(tmpdir(), 'anamnesis-ledger-'));
  const file = join(folder, 'ledger.jsonl');
  return {
    note: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`),
    entries: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Entry),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
