import { DEFAULT_ISSUE_DETAILS } from '@anamnesis/contracts/appointments/constants';
import { DOCTOR_NOT_FOUND } from '@anamnesis/contracts/doctors/errors';
import type { recommendDoctors } from '@anamnesis/contracts/doctors/routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { DOCTOR_COLUMNS, type DoctorRow, LISTED } from './doctor-row.js';
import { withNextFree } from './find-doctors.js';
import { byWorth } from './recommendation-order.js';

const RECOMMENDED = 3;
/** Only this many candidates, the most similar and best rated, are examined for fit and free slots. */
const CONSIDERED = 50;
/** Weight of the overall mean, in ratings: a doctor with a single rating stays close to the mean. */
const TRUSTED_FROM = 5;

/** Doctors of the same specialty as the one just seen, without that one: ordered by similarity, rating and fit. */
export async function recommend(
  ports: Ports,
  { params: { doctorId }, actor }: Call<typeof recommendDoctors>,
): Promise<Answer<typeof recommendDoctors>> {
  const known = await ports.pool.query<{ specialties: string[] }>(
    'select specialties from read.doctors where doctor_id = $1',
    [doctorId],
  );
  if (!known.rows[0]) return refuse(DOCTOR_NOT_FOUND);
  const issue = await issueOf(ports, actor.id, doctorId);
  const { rows } = await ports.pool.query<DoctorRow & { shared: number; rating: number; speaks_of: number }>(
    `with mean as (
       select coalesce(sum(stars)::float / nullif(sum(feedback_count), 0), 0) as mean_stars
       from read.doctors where ${LISTED}
     ), alike as (
       select ${DOCTOR_COLUMNS}, about_me,
         cardinality(array(select unnest(specialties) intersect select unnest($2::text[]))) as shared,
         (stars + ${TRUSTED_FROM} * mean_stars) / (feedback_count + ${TRUSTED_FROM}) as rating
       from read.doctors, mean
       where doctor_id <> $1 and ${LISTED} and specialties && $2
       order by shared desc, rating desc, year_exp desc, doctor_id
       limit ${CONSIDERED}
     )
     select *, cardinality(array(
         select unnest(tsvector_to_array(to_tsvector('english', $3)))
         intersect
         select unnest(tsvector_to_array(to_tsvector('english', about_me || ' ' || array_to_string(specifications, ' '))))
       )) as speaks_of
     from alike`,
    [doctorId, known.rows[0].specialties, issue],
  );
  const cards = await withNextFree(ports, rows);
  const candidates = cards.flatMap((card, index) => {
    const row = rows[index];
    return row ? [{ card, shared: row.shared, rating: row.rating, speaksOf: row.speaks_of }] : [];
  });
  const best = candidates.sort(byWorth(ports.timeZone)).slice(0, RECOMMENDED);
  return { body: { recommendations: best.map(({ card }) => card) } };
}

/** The reason for the patient's last visit to the doctor; '' without one. */
async function issueOf({ pool }: Ports, patientId: string, doctorId: string): Promise<string> {
  const { rows } = await pool.query<{ issue_details: string }>(
    `select issue_details from read.appointments where patient_id = $1 and doctor_id = $2
     order by starts_at desc limit 1`,
    [patientId, doctorId],
  );
  const issue = rows[0]?.issue_details ?? '';
  return issue === DEFAULT_ISSUE_DETAILS ? '' : issue;
}
