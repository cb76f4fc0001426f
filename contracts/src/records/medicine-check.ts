import { checkPrescription } from '../medicines/check.js';
import { isTakenOn } from '../medicines/course.js';
import { liveRules, type RuleTable } from '../medicines/rules.js';
import type { PrescriptionCheck } from '../medicines/warning.js';
import { type HealthRecord, otherCurrentEntries } from './health-record.js';

/**
 * A medicine checked against the allergies of the record and the medicines taken today, YYYY-MM-DD, without itself; by the rules in use unless
 * others are given.
 */
export function checkAgainst(
  record: HealthRecord,
  { entryId, medication }: { readonly entryId: string; readonly medication: string },
  today: string,
  table: RuleTable = liveRules,
): PrescriptionCheck {
  const others = otherCurrentEntries(record, entryId);
  return checkPrescription(
    {
      medicine: medication,
      current: others.flatMap(({ medicine }) => (medicine && isTakenOn(medicine, today) ? medicine.text : [])),
      allergies: others.flatMap(({ allergy }) => allergy ?? []),
    },
    table,
  );
}
