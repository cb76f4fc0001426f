import { changeSince } from '@anamnesis/contracts/insights/trends';
import type { LabTestKey } from '@anamnesis/contracts/labs/tests';
import { type LabHistory, valuesOf } from './lab-values';
import type { ShownEntry } from './shown-entry';

/** How the value of a test in a report differs from the earlier ones of the record, by the rule of the built-in explanation; null if it cannot be said. */
export function trendOf(entry: ShownEntry, history: LabHistory, test: LabTestKey) {
  const value = valuesOf(entry).find((each) => each.test === test);
  if (!value) return null;
  const earlier = (history.get(test) ?? []).map((each) => ({ ...each, doubt: each.check }));
  const fact = { ...value, range: null, standing: 'unknown', doubt: value.check } as const;
  return changeSince(fact, earlier, entry.date)?.direction ?? null;
}
