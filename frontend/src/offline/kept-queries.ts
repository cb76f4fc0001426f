import { patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { showClinic } from '@anamnesis/contracts/doctors/addresses';
import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import {
  listAllergies,
  listDiagnoses,
  listPrescriptions,
  listTestReports,
} from '@anamnesis/contracts/records/addresses';

/** The questions whose last answer is kept for reading without a network, and no others. Each is about the patient who asks. */
const kept: ReadonlySet<string> = new Set(
  [
    patientAppointments,
    currentPatient,
    listTestReports,
    listPrescriptions,
    listDiagnoses,
    listAllergies,
    // In whose time zone appointments are, and whose country has the emergency numbers.
    showClinic,
  ].map(({ path }) => path),
);

/** The path of a query whose answer is kept; null for any other, also for one of these with a filter. */
export function keptPath([path, url]: readonly unknown[]): string | null {
  if (typeof path !== 'string' || !kept.has(path)) return null;
  return url === undefined || url === path ? path : null;
}
