import { isEmailPermitted } from '@anamnesis/contracts/accounts/emails';
import { BREAK_GLASS_NOT_FOUND } from '@anamnesis/contracts/break-glass/errors';
import type { showBreakGlassEmail } from '@anamnesis/contracts/break-glass/routes';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { BreakGlassRow } from '@anamnesis/read-models/break-glass/break-glass-uses';
import type { Ports } from '../ports.js';

interface EmailRow extends BreakGlassRow {
  doctor_name: string | null;
  full_name: string;
  email: string;
  email_confirmed: boolean;
  language: SpokenLanguage;
}

/** The content of the email that tells a patient about emergency access to their record. */
export async function emailAbout(
  { pool, origin, timeZone }: Ports,
  { params }: Call<typeof showBreakGlassEmail>,
): Promise<Answer<typeof showBreakGlassEmail>> {
  const { rows } = await pool.query<EmailRow>(
    `select u.*, d.full_name as doctor_name, p.full_name, c.email, c.email_confirmed, coalesce(c.language, 'en') as language
     from read.break_glass_uses u
       join read.patients p on p.patient_id = u.patient_id join read.credentials c on c.account_id = u.patient_id
       left join read.doctors d on d.doctor_id = u.doctor_id
     where u.break_glass_id = $1`,
    [params.id],
  );
  const row = rows[0] ?? refuse(BREAK_GLASS_NOT_FOUND);
  if (!isEmailPermitted('break-glass', row.email, row.email_confirmed)) return { body: { data: null } };
  return {
    body: {
      data: {
        ...{ to: row.email, language: row.language, name: row.full_name, doctor: row.doctor_name ?? '' },
        ...{ openedAt: row.opened_at, expiresAt: row.expires_at, timeZone },
        link: `${origin}/record-readings`,
      },
    },
  };
}
