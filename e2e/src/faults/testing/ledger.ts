import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Slot } from './clinic.js';

/** The intent of a client, its retries and its outcome. */
export type Entry =
  | ({ intended: string; patientId: string } & Slot)
  | { acknowledged: string; appointmentId: string; position: string }
  | { refused: string; code: string }
  | { troubled: string; by: string };

/** The clients' record, in a file outside the product. */
export interface Ledger<Line = Entry> {
  readonly file: string;
  note(entry: Line): void;
  entries(): Line[];
  remove(): void;
}

/** A ledger in a file; by default in a folder of its own. */
export function openLedger<Line = Entry>(
  file = join(mkdtempSync(join(tmpdir(), 'anamnesis-ledger-')), 'ledger.jsonl'),
): Ledger<Line> {
  return {
    file,
    note: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`),
    entries: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as Line)
        : [],
    remove: () => rmSync(file, { force: true }),
  };
}
