import { RecordRead } from '@anamnesis/contracts/audit/events';
import { defineProjection } from '@anamnesis/platform/projection/projection';

/** Who has opened what of a patient's record, and when? */
export const recordReadings = defineProjection({
  name: 'record-readings',
  version: 1,
  tables: `
    create table record_readings (
      place bigint generated always as identity primary key,
      reading_id uuid not null unique,
      patient_id uuid not null,
      reader_id uuid not null,
      reader_role text not null,
      kind text not null,
      record_id uuid not null,
      read_at timestamptz not null
    );
    create index record_readings_of_patient on record_readings (patient_id, place)`,
  shows: ['record_readings'],
  handles: [RecordRead],
  on: {
    async RecordRead(tx, { id, data: { patientId, reader, what }, recordedAt }) {
      await tx.query(
        `insert into record_readings (reading_id, patient_id, reader_id, reader_role, kind, record_id, read_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, patientId, reader.id, reader.role, what.kind, what.id, recordedAt],
      );
    },
  },
});
