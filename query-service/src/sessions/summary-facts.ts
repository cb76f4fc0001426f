import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { QuestionnaireAnswers } from '@anamnesis/contracts/profiles/questionnaire-routes';
import { FILE_NOT_FOUND } from '@anamnesis/contracts/sessions/errors';
import type { showSummaryFacts, SummaryFacts } from '@anamnesis/contracts/sessions/summary-routes';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';

interface RequestRow {
  patient_id: string;
  requested_at: string;
  doctor_name: string;
  language: SpokenLanguage;
  full_name: string;
  gender: SummaryFacts['patient']['gender'];
  age: number | null;
  answers: QuestionnaireAnswers | null;
  answered_at: string | null;
}
interface ConsultationRow {
  date: string;
  time: string;
  time_zone: string;
  doctor_name: string;
  issue_details: string;
  notes: SummaryFacts['consultations'][number]['notes'];
}

/** The facts for a medical summary: identity, questionnaire, consultations and uploads of the patient. */
export async function gatherFacts(
  { pool, timeZone }: Ports,
  { params }: Call<typeof showSummaryFacts>,
): Promise<Answer<typeof showSummaryFacts>> {
  const request = await pool.query<RequestRow>(
    `select a.patient_id, s.requested_at, d.full_name as doctor_name, coalesce(c.language, 'en') as language, p.full_name, p.gender, p.age,
       p.answers, p.answered_at
     from read.medical_summaries s join read.appointments a using (appointment_id)
       join read.patients p on p.patient_id = a.patient_id join read.doctors d using (doctor_id)
       join read.credentials c on c.account_id = a.doctor_id
     where s.appointment_id = $1 and s.summary_id = $2`,
    [params.sessionId, params.summaryId],
  );
  const requested = request.rows[0] ?? refuse(FILE_NOT_FOUND);
  const [consultations, reports] = await Promise.all([
    pool.query<ConsultationRow>(
      `select a.date, a.time, a.time_zone, d.full_name as doctor_name, a.issue_details, array(
         select json_build_object('by', n.written_by, 'text', n.notes) from read.session_notes n
         where n.appointment_id = a.appointment_id and n.retracted_at is null order by n.position) as notes
       from read.appointments a join read.doctors d using (doctor_id)
       where a.patient_id = $1 and a.status = 'Completed' order by a.starts_at desc, a.appointment_id`,
      [requested.patient_id],
    ),
    pool.query<{ name: string; uploaded_at: string }>(
      `select r.name, r.uploaded_at from read.session_reports r join read.appointments a using (appointment_id)
       where a.patient_id = $1 order by r.position desc`,
      [requested.patient_id],
    ),
  ]);
  const { full_name: fullName, gender, age, answers, answered_at: answeredAt } = requested;
  return {
    body: {
      patient: { id: requested.patient_id, fullName, gender, age },
      doctorName: requested.doctor_name,
      language: requested.language,
      requestedAt: requested.requested_at,
      timeZone,
      questionnaire: answers && answeredAt ? { answers, answeredAt: answeredAt } : null,
      consultations: consultations.rows.map((row) => ({
        ...{ date: row.date, time: row.time, timeZone: row.time_zone, doctorName: row.doctor_name },
        ...{ issueDetails: row.issue_details, notes: row.notes },
      })),
      reports: reports.rows.map((row) => ({ name: row.name, uploadedAt: row.uploaded_at })),
    },
  };
}
