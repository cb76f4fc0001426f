import { refuse } from '@anamnesis/contracts/language/errors';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Ports } from '../ports.js';

/** The patient of a session, once the caller is known to be one of its two; anybody else finds no such appointment. */
export async function patientOf({ pool }: Ports, sessionId: string, { id, role }: Actor): Promise<string> {
  const { rows } = await pool.query<{ patient_id: string }>(
    `select patient_id from read.appointments
     where appointment_id = $1 and $2 = case $3 when 'doctor' then doctor_id when 'patient' then patient_id end`,
    [sessionId, id, role],
  );
  return rows[0]?.patient_id ?? refuse('APPOINTMENT_NOT_FOUND');
}
