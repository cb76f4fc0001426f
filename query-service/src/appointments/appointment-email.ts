import { isEmailPermitted } from '@anamnesis/contracts/accounts/emails';
import { APPOINTMENT_NOT_FOUND } from '@anamnesis/contracts/appointments/errors';
import type { showAppointmentEmail } from '@anamnesis/contracts/appointments/query-routes';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { changeBy } from './appointment-row.js';
import type { Agreed } from './calendar-file.js';

interface RecipientRow extends Agreed {
  email: string;
  email_confirmed: boolean;
  language: SpokenLanguage;
}

/**
 * The content of an email to one side, with a calendar file made from the same row, so that both contain the same time.
 */
export async function emailFor(
  { pool, origin }: Ports,
  { params, query: { side, purpose } }: Call<typeof showAppointmentEmail>,
): Promise<Answer<typeof showAppointmentEmail>> {
  const { rows } = await pool.query<RecipientRow>(
    `select a.*, p.full_name as patient_name, d.full_name as doctor_name, c.email, c.email_confirmed, coalesce(c.language, 'en') as language
     from read.appointments a join read.patients p using (patient_id) join read.doctors d using (doctor_id)
     join read.credentials c on c.account_id = case $2 when 'patient' then a.patient_id else a.doctor_id end
     where a.appointment_id = $1`,
    [params.id, side],
  );
  const row = rows[0] ?? refuse(APPOINTMENT_NOT_FOUND);
  if (!isEmailPermitted(purpose, row.email, row.email_confirmed)) return { body: { data: null } };
  const { calendarFile, pageOf } = await import('./calendar-file.js');
  const data = {
    ...{ to: row.email, language: row.language, patientName: row.patient_name, doctorName: row.doctor_name },
    ...{ status: row.status, startsAt: row.starts_at, timeZone: row.time_zone },
    ...{ fee: row.fee, payment: row.payment, missing: row.missing },
    ...{ cancellation: changeBy(row.cancelled_by, row.cancel_reason), move: changeBy(row.moved_by, row.move_reason) },
    ...{ link: pageOf(side, origin), calendar: calendarFile(row, side, origin, row.language) },
  };
  return { body: { data } };
}
