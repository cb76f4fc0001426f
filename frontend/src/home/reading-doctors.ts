import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { treatmentEnd, withoutTreatment } from '@anamnesis/contracts/records/treatment';

/** A doctor who may read the record because of an appointment, and until when. */
interface Reading {
  readonly doctorName: string;
  readonly until: string;
}

const gaveNone: readonly string[] = withoutTreatment;

/** The doctors who may read the patient's record now, each once; the one whose access lasts longest first. */
export function readingDoctors(
  appointments: readonly Pick<PatientAppointment, 'status' | 'endsAt' | 'doctor'>[],
  now: Date,
): Reading[] {
  const byDoctor = new Map<string, Reading>();
  for (const { status, endsAt, doctor } of appointments) {
    const until = treatmentEnd(endsAt).toISOString();
    if (gaveNone.includes(status) || until <= now.toISOString()) continue;
    const known = byDoctor.get(doctor._id);
    if (!known || known.until < until) byDoctor.set(doctor._id, { doctorName: doctor.fullName, until });
  }
  return [...byDoctor.values()].toSorted((a, b) => b.until.localeCompare(a.until));
}
