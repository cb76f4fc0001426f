import { CHECKS } from '../signed-in/session';
import type { Judgement, Judgements } from './review';
import type { DocumentReading } from './use-reading';

type Values = DocumentReading['values'];

/** What was said of the values of a document, and not saved yet. */
interface Kept {
  /** The values of which it was said: another reading may number them otherwise. */
  of: string;
  judgements: [number, Judgement][];
}

const identify = (values: Values): string =>
  JSON.stringify(
    values.map(({ test, page, box, value, unit }) => [test, page, box.left, box.top, value, unit?.printed]),
  );

function allKept(): Record<string, Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(CHECKS) ?? '{}') as Record<string, Kept>;
  } catch {
    return {}; // not written by this module
  }
}

/** What was said of the values of a document on this tab since they were saved; null if nothing. It survives a reload, and ends with the session. */
export function keptChecks(documentUrl: string, values: Values): Judgements | null {
  const kept = allKept()[documentUrl];
  return kept?.of === identify(values) ? new Map(kept.judgements) : null;
}

/** Keeps what was said of the values of a document; null forgets it. */
export function keepChecks(documentUrl: string, values: Values, judgements: Judgements | null): void {
  const { [documentUrl]: _, ...others } = allKept();
  const own = judgements && { [documentUrl]: { of: identify(values), judgements: [...judgements] } };
  sessionStorage.setItem(CHECKS, JSON.stringify({ ...others, ...own }));
}
