import { refuse } from '@anamnesis/contracts/language/errors';
import type { showRegistration } from '@anamnesis/contracts/registrations/routes';
import { offeredName } from '@anamnesis/platform/files/offered-name';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { pictureOf } from '../profiles/picture-of.js';
import type { RegistrationRow } from './registration-row.js';

interface CertificateRow {
  number: number;
  file_name: string;
  media_type: string;
  submitted_at: Date;
}
interface DecisionRow {
  decision: 'verified' | 'rejected';
  reason: string | null;
  by: string;
  decided_at: Date;
}

/** One registration, all parts of it at one moment: what is decided names the version that was seen. */
export async function show(
  { pool }: Ports,
  { params }: Call<typeof showRegistration>,
): Promise<Answer<typeof showRegistration>> {
  const { rows } = await pool.query<RegistrationRow & { papers: Dated<CertificateRow>[]; past: Dated<DecisionRow>[] }>(
    `select r.*,
       (select coalesce(jsonb_agg(to_jsonb(c) order by c.number), '[]') from read.registration_certificates c
        where c.doctor_id = r.doctor_id) as papers,
       (select coalesce(jsonb_agg(to_jsonb(d) || jsonb_build_object('by', coalesce(o.full_name, '')) order by d.version), '[]')
        from read.registration_decisions d left join read.operators o using (operator_id)
        where d.doctor_id = r.doctor_id) as past
     from read.registrations r where r.doctor_id = $1`,
    [params.id],
  );
  const row = rows[0] ?? refuse('REGISTRATION_NOT_FOUND');
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
      since: row.since.toISOString(),
      registeredAt: row.registered_at.toISOString(),
      version: row.version,
      certificateCount: row.papers.length,
      certificates: row.papers.map(({ number, file_name: fileName, media_type: mediaType, submitted_at: at }) => ({
        ...{ number, fileName: offeredName(fileName, mediaType), mediaType, submittedAt: new Date(at).toISOString() },
      })),
      decisions: row.past.map(({ decision, reason, by, decided_at: at }) => ({
        ...{ decision, reason, by, at: new Date(at).toISOString() },
      })),
    },
  };
}

/** A row that came inside of JSON: its moments are texts. */
type Dated<Row> = { [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] };
