import { isEmailPermitted } from '@anamnesis/contracts/accounts/emails';
import { rankOf, type ReportUrgency } from '@anamnesis/contracts/labs/urgent-line';
import type { UrgentRank } from '@anamnesis/contracts/labs/urgent-rank';
import { DEFAULT_LANGUAGE, type SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { noticeId } from '@anamnesis/contracts/notifications/ids';
import { linkOf } from '@anamnesis/contracts/notifications/links';
import type { showUrgentEmail } from '@anamnesis/contracts/urgent-results/routes';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { ageOfReport } from '../insights/whose-report.js';
import type { Ports } from '../ports.js';
import { todayOf } from '../records/entries-of.js';

interface EmailRow {
  email: string;
  email_confirmed: boolean;
  language: SpokenLanguage | null;
  full_name: string;
  /** Null for the patient. */
  patient_name: string | null;
  other_id: string | null;
  entry_id: string | null;
  date: string | null;
  /** As it was told. */
  rank: UrgentRank;
  urgency: ReportUrgency | null;
}

/** The content of the email to one person whom an event tells of an urgent result: the same people who have the notification; nothing once the report was retracted. */
export async function emailTo(
  ports: Pick<Ports, 'pool' | 'origin' | 'clock' | 'timeZone'>,
  { params: { eventId, accountId } }: Call<typeof showUrgentEmail>,
): Promise<Answer<typeof showUrgentEmail>> {
  const { rows } = await ports.pool.query<EmailRow>(
    `select c.email, c.email_confirmed, c.language, coalesce(d.full_name, r.full_name) as full_name, p.full_name as patient_name,
            n.other_id, n.entry_id, n.rank, e.date, e.urgency
     from read.notifications n join read.credentials c on c.account_id = n.recipient_id
       left join read.doctors d on d.doctor_id = n.recipient_id
       left join read.patients r on r.patient_id = n.recipient_id
       left join read.patients p on p.patient_id = n.other_id
       left join read.record_entries e on e.entry_id = n.entry_id
     where n.notification_id = $1 and n.recipient_id = $2 and n.kind = 'resultUrgent' and e.retracted_at is null`,
    [noticeId(eventId, accountId), accountId],
  );
  const [row] = rows;
  if (!row || !isEmailPermitted('urgent-result', row.email, row.email_confirmed)) return { body: { data: null } };
  const { email: to, language, full_name: name, patient_name: patient } = row;
  // What the record shows by now, as after a correction.
  const rank = rankOf(row.urgency) ?? row.rank;
  const about = { entryId: row.entry_id, otherId: row.other_id };
  const link = `${ports.origin}${linkOf('resultUrgent', about.otherId === null ? 'patient' : 'doctor', about)}`;
  const isLate = row.date !== null && ageOfReport(row.date, null, todayOf(ports)) !== 'recent';
  return { body: { data: { to, language: language ?? DEFAULT_LANGUAGE, name, patient, rank, isLate, link } } };
}
