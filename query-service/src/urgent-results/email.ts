import { isEmailPermitted } from '@anamnesis/contracts/accounts/emails';
import { DEFAULT_LANGUAGE, type SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { noticeId } from '@anamnesis/contracts/notifications/ids';
import { linkOf } from '@anamnesis/contracts/notifications/links';
import type { showUrgentEmail } from '@anamnesis/contracts/urgent-results/routes';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';

interface EmailRow {
  email: string;
  email_confirmed: boolean;
  language: SpokenLanguage | null;
  full_name: string;
  /** Null for the patient. */
  patient_name: string | null;
}

/** The content of the email to one person whom an event tells of an urgent result: the same people who have the notification. */
export async function emailTo(
  { pool, origin }: Pick<Ports, 'pool' | 'origin'>,
  { params: { eventId, accountId } }: Call<typeof showUrgentEmail>,
): Promise<Answer<typeof showUrgentEmail>> {
  const { rows } = await pool.query<EmailRow>(
    `select c.email, c.email_confirmed, c.language, coalesce(d.full_name, r.full_name) as full_name, p.full_name as patient_name
     from read.notifications n join read.credentials c on c.account_id = n.recipient_id
       left join read.doctors d on d.doctor_id = n.recipient_id
       left join read.patients r on r.patient_id = n.recipient_id
       left join read.patients p on p.patient_id = n.other_id
     where n.notification_id = $1 and n.recipient_id = $2 and n.kind = 'resultUrgent'`,
    [noticeId(eventId, accountId), accountId],
  );
  const [row] = rows;
  if (!row || !isEmailPermitted('urgent-result', row.email, row.email_confirmed)) return { body: { data: null } };
  const { email: to, language, full_name: name, patient_name: patient } = row;
  const link = `${origin}${linkOf('resultUrgent', patient === null ? 'patient' : 'doctor')}`;
  return { body: { data: { to, language: language ?? DEFAULT_LANGUAGE, name, patient, link } } };
}
