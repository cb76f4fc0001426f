import { appointmentStream, standingFold } from '@anamnesis/contracts/appointments/standing';
import type { Patient } from '@anamnesis/contracts/records/query-routes';
import { isTreatment } from '@anamnesis/contracts/records/treatment';
import { loadReadable } from '@anamnesis/platform/deciding/load-readable';
import type { Ports } from '../ports.js';
import { isVerified } from '../registrations/is-verified.js';
import { appointmentsWith } from './patients-of.js';

/**
 * A patient whom a doctor treats now, with the appointment on which access is based; null for every other patient. The read models find
 * the appointments, and the log decides, so that a cancellation or a withdrawn verification applies as soon as it is recorded.
 */
export async function treatedPatient(ports: Ports, doctorId: string, patientId: string): Promise<Patient | null> {
  const { log, clock } = ports;
  const candidates = await appointmentsWith(ports, doctorId, patientId);
  if (candidates.length === 0 || !(await isVerified(ports, doctorId))) return null;
  for (const candidate of candidates) {
    const appointment = await loadReadable(log, standingFold, appointmentStream(candidate.appointment.id));
    if (isTreatment(appointment, { doctorId, patientId }, clock())) return candidate;
  }
  return null;
}
