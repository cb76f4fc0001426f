import { withoutTitle } from '@anamnesis/contracts/accounts/doctor-name';
import { lastDayOf } from '@anamnesis/contracts/medicines/course';
import type { CheckedPrescription } from '@anamnesis/contracts/prescriptions/routes';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import type { Ports } from '../ports.js';
import { initialsOf } from './initials.js';
import type { PrescriptionRow } from './issued-prescription.js';

/** What the check of a code shows of a prescription, as it stands on the clinic's day. */
export function checkedPrescription(
  row: PrescriptionRow,
  { clock, timeZone }: Pick<Ports, 'clock' | 'timeZone'>,
): CheckedPrescription {
  const { title: medication, body: dosage, duration, date, retracted_at: retractedAt } = row;
  const dayOf = (at: Date) => clinicTime(at, timeZone).date;
  const lastDay = lastDayOf(date, duration);
  return {
    ...{ medication, dosage, duration, date },
    doctorName: withoutTitle(row.doctor_name),
    patientInitials: initialsOf(row.patient_name),
    withdrawnOn: retractedAt === null ? null : dayOf(new Date(retractedAt)),
    isStopped: row.stopped_on !== null,
    courseEndedOn: lastDay !== null && lastDay < dayOf(clock()) ? lastDay : null,
    // Nobody prescribes here without having been verified: otherwise the verification was withdrawn.
    isDoctorVerified: row.registration === 'verified',
  };
}
