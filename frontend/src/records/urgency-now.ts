import { TOLD_DAYS } from '@anamnesis/contracts/insights/constants';
import type { UrgentLine } from '@anamnesis/contracts/labs/urgent-line';
import type { LabHistory, RecordValue } from './lab-values';
import type { ShownEntry } from './shown-entry';

/** A result that could not wait, and the latest value of its test from a later day; null if it was not measured again, as far as the record says. */
interface LineNow {
  readonly line: UrgentLine;
  readonly again: RecordValue | null;
}

/**
 * The urgent results of a report, as they are shown today. `isPast`: the report is too old to say what to do today. A later value does not make it past: that value may be
 * just as bad, or another person's.
 */
export interface UrgencyNow {
  readonly lines: readonly LineNow[];
  readonly isPast: boolean;
}

const DAY = 24 * 60 * 60_000;

/** The lines of a report of this day, YYYY-MM-DD, with what was measured later. A later value that has to be checked first shows nothing. */
export function urgencyNow(
  { lines }: NonNullable<ShownEntry['urgency']>,
  date: string,
  history: LabHistory,
  now: Date,
): UrgencyNow {
  const since = lines.map((line) => {
    const values = line.kind === 'value' ? (history.get(line.test) ?? []) : [];
    return { line, again: values.findLast(({ at, check }) => at > date && check === null) ?? null };
  });
  return { lines: since, isPast: now.getTime() - Date.parse(date) > (TOLD_DAYS + 1) * DAY };
}
