import type { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { RecordReadingRow } from '@anamnesis/read-models/audit/record-readings';
import type { Ports } from '../ports.js';

type ReadingRow = RecordReadingRow & {
  reader_name: string;
  file_name: string | null;
  starts_at: string | null;
  time_zone: string | null;
  reason: string | null;
};

const PAGE = 30;

/** The readings of a patient's record, latest first, before the position `before`. */
export async function readingsOf(
  { pool }: Ports,
  patientId: string,
  before: string | undefined,
): Promise<ReplyOf<typeof listRecordReadings>> {
  const { rows } = await pool.query<ReadingRow>(
    `select o.*, coalesce(d.full_name, f.full_name, l.recipient, '') as reader_name,
       coalesce(r.name, e.document_name, p.title) as file_name, a.starts_at, a.time_zone, u.reason
     from read.record_readings o
       left join read.doctors d on d.doctor_id = o.reader_id
       left join read.patients f on o.ground_purpose = 'family' and f.patient_id = o.reader_id
       left join read.share_links l on o.ground_purpose = 'share' and l.link_id = o.ground_id
       left join read.session_reports r on r.report_id = o.record_id
       left join read.record_entries e on e.document_id = o.record_id
       left join read.record_entries p on p.entry_id = o.record_id
       left join read.appointments a on o.ground_purpose = 'consultation' and a.appointment_id = o.ground_id
       left join read.break_glass_uses u on o.ground_purpose = 'emergency' and u.break_glass_id = o.ground_id
     where o.patient_id = $1 and ($2::bigint is null or o.position < $2) order by o.position desc limit $3`,
    [patientId, before ?? null, PAGE + 1],
  );
  const page = rows.slice(0, PAGE);
  return {
    readings: page.map((row) => ({
      ...{ id: row.reading_id, readerId: row.reader_id, readerName: row.reader_name, readerRole: row.reader_role },
      ...{ kind: row.kind, fileName: row.file_name, readAt: row.read_at },
      ...{ purpose: row.ground_purpose, reason: row.reason },
      appointment: row.starts_at && row.time_zone ? { startsAt: row.starts_at, timeZone: row.time_zone } : null,
    })),
    next: rows.length > PAGE ? String(page.at(-1)?.position) : null,
  };
}
