import type { HistoryKind } from '@anamnesis/contracts/replay/constants';
import type { FoundHistory } from '@anamnesis/contracts/replay/history';
import type { Ports } from '../ports.js';

const MOST = 30;

/** Without a name any more, a person is still found by the id. */
const queries: Readonly<Record<HistoryKind, string>> = {
  patient: `select s.person_id as id, coalesce(p.full_name, '') as title, coalesce(p.email, '') as note
    from (select person_id from read.person_streams where stream_id = 'patient-' || person_id
            and (person_id::text = $2 or person_id in (select patient_id from read.patients where full_name ilike $1 or lower(email) = $2))) s
      left join read.patients p on p.patient_id = s.person_id order by title, id limit $3`,
  doctor: `select s.person_id as id, coalesce(d.full_name, '') as title, coalesce(d.email, '') as note
    from (select person_id from read.person_streams where stream_id = 'doctor-' || person_id
            and (person_id::text = $2 or person_id in (select doctor_id from read.doctors where full_name ilike $1 or lower(email) = $2))) s
      left join read.doctors d on d.doctor_id = s.person_id order by title, id limit $3`,
  appointment: `select a.appointment_id as id, concat_ws(', ', p.full_name, d.full_name) as title,
      to_char(a.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as note
    from read.appointments a left join read.patients p using (patient_id) left join read.doctors d on d.doctor_id = a.doctor_id
    where a.appointment_id::text = $2 or p.full_name ilike $1 or d.full_name ilike $1
      or lower(p.email) = $2 or lower(d.email) = $2 or a.patient_id::text = $2 or a.doctor_id::text = $2
    order by a.starts_at desc, id limit $3`,
};

/** The histories that a text finds: names in part, email addresses and ids in full. */
export async function findHistories(
  { pool }: Pick<Ports, 'pool'>,
  kind: HistoryKind,
  text: string,
): Promise<FoundHistory[]> {
  const inside = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await pool.query<Omit<FoundHistory, 'kind'>>(queries[kind], [inside, text.toLowerCase(), MOST]);
  return rows.map((row) => ({ kind, ...row }));
}
