import type { ExportedReport } from './entry.js';
import { remarked } from './remarks.js';

/**
 * How a report tells of something that was done, because a record has no other place for it: by the beginning of its name and the first
 * word of its text.
 */
export const DEEDS = {
  Immunization: { name: 'Vaccination: ', done: 'Given' },
  Procedure: { name: 'Procedure: ', done: 'Done' },
} as const;
export type Deed = keyof typeof DEEDS;

/** States of a procedure that was begun, and is not completed. */
export const BEGUN: ReadonlySet<string> = new Set(['in-progress', 'on-hold', 'stopped', 'unknown']);

/** What a report tells of; null for a report of results, and for one with values or a document. */
export function deedOf({ testName, result, confirmed, documentName = '' }: ExportedReport): Deed | null {
  if ((confirmed ?? []).length > 0 || documentName !== '') return null;
  const told = (deed: Deed) =>
    testName.startsWith(DEEDS[deed].name) && new RegExp(`^${DEEDS[deed].done}(?:$|\\s)`).test(result);
  if (told('Immunization')) return 'Immunization';
  const isBegun = testName.startsWith(DEEDS.Procedure.name) && BEGUN.has(remarked(result, 'Status'));
  return told('Procedure') || isBegun ? 'Procedure' : null;
}
