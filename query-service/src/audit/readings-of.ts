import type { listRecordReadings, RecordReading } from '@anamnesis/contracts/audit/routes';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { RecordReadingRow } from '@anamnesis/read-models/audit/record-readings';
import type { Ports } from '../ports.js';

type ReadingRow = Pick<RecordReadingRow, 'position' | 'reading_id' | 'kind' | 'read_at'> & {
  reader_name: string;
  reader_role: RecordReading['readerRole'];
  file_name: string | null;
};

const PAGE = 30;

/** The readings of a patient's record, latest first, before the position `before`. */
export async function readingsOf(
  { pool }: Ports,
  patientId: string,
  before: string | undefined,
): Promise<ReplyOf<typeof listRecordReadings>> {
  const { rows } = await pool.query<ReadingRow>(
    `select o.position, reading_id, coalesce(d.full_name, '') as reader_name, reader_role, kind, r.name as file_name, read_at
     from read.record_readings o
       left join read.doctors d on d.doctor_id = reader_id
       left join read.session_reports r on r.report_id = record_id
     where o.patient_id = $1 and ($2::bigint is null or o.position < $2) order by o.position desc limit $3`,
    [patientId, before ?? null, PAGE + 1],
  );
  const page = rows.slice(0, PAGE);
  return {
    readings: page.map((row) => ({
      id: row.reading_id,
      readerName: row.reader_name,
      readerRole: row.reader_role,
      kind: row.kind,
      fileName: row.file_name,
      readAt: row.read_at,
    })),
    next: rows.length > PAGE ? String(page.at(-1)?.position) : null,
  };
}
