import type { LabTestKey } from '@anamnesis/contracts/labs/tests';
import type { Prescription } from '@anamnesis/contracts/records/query-routes';
import type { Lane } from '../labs/lanes';
import type { LabHistory } from './lab-values';
import type { RecordTexts } from './messages';
import { recordDay } from '../time/record-day';

/** More lanes would be longer than the trend itself. */
const MOST_LANES = 4;

/** The tests with values that can be drawn of two days or more, the latest first. */
export const testsWithTrend = (history: LabHistory): LabTestKey[] =>
  [...history]
    .map(([test, values]) => ({ test, days: [...new Set(values.filter(({ check }) => !check).map(({ at }) => at))] }))
    .filter(({ days }) => days.length > 1)
    .sort((a, b) => (b.days.at(-1) ?? '').localeCompare(a.days.at(-1) ?? '') || b.days.length - a.days.length)
    .map(({ test }) => test);

/** The latest medicines that were taken in a period, with their days. Retracted ones were not. `told` says if the patient told one. */
export function courseLanes(
  m: RecordTexts['trends'],
  prescriptions: readonly Prescription[],
  period: { from: string; to: string },
  told: (prescription: Prescription) => string | null,
): Lane[] {
  return prescriptions
    .filter(({ retracted }) => !retracted)
    .map((each) => ({ each, from: each.date, to: each.stopped?.on ?? each.lastDay }))
    .filter(({ from, to }) => from <= period.to && (to === null || to >= period.from.slice(0, 10)))
    .slice(0, MOST_LANES)
    .map(({ each, from, to }) => {
      const days =
        to === null
          ? m.takenSince({ day: recordDay(from) })
          : m.takenFromTo({ from: recordDay(from), to: recordDay(to) });
      return {
        ...{ id: each.id, name: each.medication, from, to },
        days: [days, told(each)].filter(Boolean).join(', '),
      };
    });
}
