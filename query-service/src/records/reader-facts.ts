import type { Actor } from '@anamnesis/contracts/language/role';
import type { RecordReaderFacts } from '@anamnesis/contracts/records/policy';
import type { Patient } from '@anamnesis/contracts/records/query-routes';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { breakGlassUses } from '@anamnesis/read-models/break-glass/break-glass-uses';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { familyTies } from '@anamnesis/read-models/family/family-ties';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { type LiveAccess, liveAccess } from '../break-glass/live-access.js';
import { familyTieTo } from '../family/family-tie-to.js';
import type { Ports } from '../ports.js';
import { treatedPatient } from './treated-patient.js';

/** What `readerFacts` reads: a query that uses it lists them among its `reads`. */
export const readerFactsReads = [appointmentList, patientProfile, familyTies, breakGlassUses, doctorDirectory];

/** By what a caller may read a patient's record now, and the patient whom a doctor treats. Ask for it in every call: an appointment's time and emergency access pass, and a tie may end. */
export async function readerFacts(
  ports: Ports,
  reader: Actor,
  patientId: string,
): Promise<RecordReaderFacts & { emergency: LiveAccess | null; treated: Patient | null }> {
  const treated = reader.role === 'doctor' ? await treatedPatient(ports, reader.id, patientId) : null;
  return {
    patientId,
    treated,
    treatment: treated && { appointmentId: treated.appointment.id, doctorId: reader.id },
    familyTie: reader.role === 'patient' ? await familyTieTo(ports, reader.id, patientId) : null,
    emergency: reader.role === 'doctor' ? await liveAccess(ports, reader.id, patientId) : null,
  };
}
