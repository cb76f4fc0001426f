import { checkPrescription } from '@anamnesis/contracts/medicines/check';
import { isUnchecked } from '@anamnesis/contracts/medicines/unchecked';
import type { PrescriptionWarning } from '@anamnesis/contracts/medicines/warning';
import { PRESCRIPTION_UNCHECKED, PRESCRIPTION_WARNED } from '@anamnesis/contracts/records/errors';
import type { RecordEvent } from '@anamnesis/contracts/records/events';
import type { HealthRecord } from '@anamnesis/contracts/records/health-record';
import { checkAgainst } from '@anamnesis/contracts/records/medicine-check';
import { refuse } from '@anamnesis/contracts/language/refusal';

type Prescribed = Extract<RecordEvent, { type: 'PrescriptionAdded' }>['data'];

/** The warnings that a doctor has read, and why the medicine is prescribed nevertheless. */
export interface Override {
  readonly reason: string;
  readonly warnings: readonly { readonly ruleId: string; readonly concerns: string }[];
}

/** The doctor's decision about a medicine that has warnings, or that could not be checked. */
export interface Answers {
  readonly override?: Override | undefined;
  /** The doctor confirms that no name in the medicine was recognised with certainty. */
  readonly confirmedUnchecked?: boolean | undefined;
}

/**
 * How far a medicine can be checked. Nothing of the record is in it: it is also the reply to a repeated command, of a doctor who may no longer read
 * the record.
 */
export function checkedAlone({ medication }: Pick<Prescribed, 'medication'>) {
  const { version, rulesChecked, unrecognised } = checkPrescription({
    medicine: medication,
    current: [],
    allergies: [],
  });
  return { version, rulesChecked, unrecognised };
}

/**
 * A new prescription. Of a doctor it is checked: one that could not be checked is refused unless the doctor confirms it, and one that is warned of
 * unless the doctor has read each warning and says why. What a patient was prescribed elsewhere is only recorded.
 */
export function prescribe(
  record: HealthRecord,
  data: Prescribed,
  { override, confirmedUnchecked }: Answers,
  today: string,
): RecordEvent[] {
  if (data.author.role === 'patient') return [{ type: 'PrescriptionAdded', data }];
  const check = checkAgainst(record, data, today);
  const mustConfirm = isUnchecked(check);
  if (mustConfirm && confirmedUnchecked !== true) refuse(PRESCRIPTION_UNCHECKED, { check });
  const added: RecordEvent = {
    type: 'PrescriptionAdded',
    data: { ...data, ...(mustConfirm && { confirmedUnchecked: true }) },
  };
  const interrupting = check.warnings.filter(({ interrupts }) => interrupts);
  if (interrupting.length === 0) return [added];
  const isRead = ({ ruleId, concerns }: PrescriptionWarning) =>
    override?.warnings.some((read) => read.ruleId === ruleId && read.concerns === concerns.text) ?? false;
  if (!override || !interrupting.every(isRead)) return refuse(PRESCRIPTION_WARNED, { check });
  const { patientId, author, appointmentId, entryId } = data;
  const about = { patientId, author, appointmentId, entryId, warnings: interrupting, reason: override.reason };
  const { version: rulesVersion, rulesChecked } = check;
  return [added, { type: 'WarningOverridden', data: { ...about, rulesVersion, rulesChecked } }];
}
