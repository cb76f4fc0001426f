import { isEmailPermitted } from '@anamnesis/contracts/accounts/emails';
import type { showErasureEmail } from '@anamnesis/contracts/erasure/routes';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';

interface EmailRow {
  due_at: string;
  full_name: string;
  email: string;
  email_confirmed: boolean;
  language: SpokenLanguage;
}

/** The content of the email that confirms a request for erasure; null once it was withdrawn. */
export async function emailAbout(
  { pool, origin, timeZone }: Pick<Ports, 'pool' | 'origin' | 'timeZone'>,
  { params }: Call<typeof showErasureEmail>,
): Promise<Answer<typeof showErasureEmail>> {
  const { rows } = await pool.query<EmailRow>(
    `select r.due_at, p.full_name, c.email, c.email_confirmed, coalesce(c.language, 'en') as language
     from read.erasure_requests r join read.patients p using (patient_id)
       join read.credentials c on c.account_id = r.patient_id
     where r.patient_id = $1 and r.withdrawn_at is null`,
    [params.patientId],
  );
  const [row] = rows;
  if (!row || !isEmailPermitted('erasure', row.email, row.email_confirmed)) return { body: { data: null } };
  const link = `${origin}/account`;
  const { email: to, language, full_name: name } = row;
  return { body: { data: { to, language, name, dueAt: row.due_at, timeZone, link } } };
}
