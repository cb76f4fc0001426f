import { refuse } from '@anamnesis/contracts/language/refusal';
import { REGISTRATION_NOT_FOUND } from '@anamnesis/contracts/registrations/errors';
import type { showRegistration } from '@anamnesis/contracts/registrations/routes';
import { downloadName } from '@anamnesis/platform/files/download-name';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type {
  RegistrationDecisionRow,
  RegistrationRow,
} from '@anamnesis/read-models/registrations/doctor-registrations';
import type { Ports } from '../ports.js';
import { pictureOf } from '../accounts/picture-of.js';

/** A decision with the operator's name, as JSON. */
type Decision = RegistrationDecisionRow & { by: string };

/** One registration, read in one query, so that its parts and its version match. */
export async function show(
  { pool }: Ports,
  { params }: Call<typeof showRegistration>,
): Promise<Answer<typeof showRegistration>> {
  const { rows } = await pool.query<RegistrationRow & { decisions: Decision[] }>(
    `select r.*,
       (select coalesce(jsonb_agg(to_jsonb(d) || jsonb_build_object('by', coalesce(o.full_name, '')) order by d.position), '[]')
        from read.registration_decisions d left join read.operators o using (operator_id)
        where d.doctor_id = r.doctor_id) as decisions
     from read.registrations r where r.doctor_id = $1`,
    [params.id],
  );
  const row = rows[0] ?? refuse(REGISTRATION_NOT_FOUND);
  return {
    body: {
      id: row.doctor_id,
      fullName: row.full_name,
      email: row.email,
      phone: row.phone,
      yearExp: row.year_exp,
      specializations: row.specializations,
      picture: pictureOf(row.doctor_id, row.picture),
      state: row.state,
      since: row.since,
      registeredAt: row.registered_at,
      version: row.version,
      certificateCount: row.certificates.length,
      certificates: row.certificates.map(({ kind, title, file_name, media_type: mediaType, submitted_at }, index) => ({
        ...{ number: index + 1, kind, title, submittedAt: submitted_at },
        ...{ fileName: downloadName(file_name, mediaType), mediaType },
      })),
      decisions: row.decisions.map(({ decision, reason, by, decided_at: at }) => ({
        ...{ decision, reason, by, at: new Date(at).toISOString() },
      })),
    },
  };
}
