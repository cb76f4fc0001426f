import { MAX_DOCTORS_TOLD } from '@anamnesis/contracts/urgent-results/constants';
import { treatmentsAt } from '@anamnesis/read-models/records/reading-doctors';
import type { Ports } from '../ports.js';
import { treatedPatient } from '../records/treated-patient.js';

/** The ids of the doctors who treat a patient now, those with the nearest appointments first. As for reading the record, the read models find them and the log decides. */
export async function treatingDoctors(ports: Ports, patientId: string): Promise<string[]> {
  const { rows } = await ports.pool.query<{ doctor_id: string }>(
    `select t.doctor_id from ${treatmentsAt('$2')} t where t.patient_id = $1
     group by t.doctor_id order by min(abs(extract(epoch from t.starts_at - $2::timestamptz))), t.doctor_id
     limit ${MAX_DOCTORS_TOLD}`,
    [patientId, ports.clock().toISOString()],
  );
  const treating: string[] = [];
  for (const { doctor_id: doctorId } of rows)
    if (await treatedPatient(ports, doctorId, patientId)) treating.push(doctorId);
  return treating;
}
