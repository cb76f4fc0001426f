import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import { streakOn } from '@anamnesis/contracts/activities/streak';
import { suggestActivity } from '@anamnesis/contracts/profiles/suggestion';
import { ownDay } from '@anamnesis/contracts/time/own-day';
import { dayAfter } from '@anamnesis/contracts/time/slots';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { currentAnswers } from '@anamnesis/contracts/profiles/questionnaire-routes';
import type { currentPatient } from '@anamnesis/contracts/profiles/routes';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import type { Ports } from '../ports.js';
import { pictureOf } from '../accounts/picture-of.js';

/** The caller's profile, with the streak, the activities and the suggestion of today in the caller's zone. */
export async function showPatient(
  { pool, clock, timeZone }: Ports,
  { actor, headers }: Call<typeof currentPatient>,
): Promise<Answer<typeof currentPatient>> {
  const today = ownDay(clock(), headers, timeZone);
  const { rows } = await pool.query<PatientRow & { completed_today: string[]; signed_in_on: string[] }>(
    `select *, array(select activity from read.completed_activities done
       where done.patient_id = p.patient_id and done.day = $2 order by position) as completed_today,
       array(select s.day::text from read.sign_in_days s
       where s.patient_id = p.patient_id and s.day >= $3 order by s.day) as signed_in_on
     from read.patients p where patient_id = $1`,
    [actor.id, today, dayAfter(today, -6)],
  );
  const row = rows[0] ?? refuse(ACCOUNT_NOT_FOUND);
  const { streak, max_streak: maxStreak, signed_in_on: signedInOn } = row;
  const { activity, reason } = suggestActivity(row.patient_id, today, row);
  return {
    body: {
      data: {
        _id: row.patient_id,
        id: row.patient_id,
        role: 'patient' as const,
        fullName: row.full_name,
        email: row.email,
        username: row.username,
        profileImage: pictureOf(row.patient_id, row.picture),
        gender: row.gender,
        age: row.age,
        streak: streakOn({ streak, lastDay: signedInOn.at(-1) ?? null }, today),
        ...{ maxStreak, signedInOn },
        ...{ suggestedActivity: activity, suggestionReason: reason },
        interests: row.interests,
        completedToday: row.completed_today,
      },
    },
  };
}

/** The caller's own answers to the questionnaire. */
export async function showAnswers(
  { pool }: Ports,
  { actor }: Call<typeof currentAnswers>,
): Promise<Answer<typeof currentAnswers>> {
  const { rows } = await pool.query<Pick<PatientRow, 'answers' | 'answered_at'>>(
    'select answers, answered_at from read.patients where patient_id = $1',
    [actor.id],
  );
  const { answers, answered_at: answeredAt } = rows[0] ?? refuse(ACCOUNT_NOT_FOUND);
  return { body: { data: answers && answeredAt ? { answers, answeredAt } : null } };
}
