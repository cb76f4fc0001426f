import { type ReaderRole, type ReadingGround, RecordRead, type recordKinds } from '@anamnesis/contracts/audit/events';
import { put } from '@anamnesis/platform/read-model/change';
import { moment, position, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const readings = defineTable({
  name: 'record_readings',
  key: 'reading_id',
  subject: 'patient_id',
  columns: {
    reading_id: uuid(),
    position: position(),
    patient_id: uuid(),
    reader_id: uuid(),
    reader_role: text<ReaderRole>(),
    kind: text<(typeof recordKinds)[number]>(),
    record_id: uuid(),
    ground_purpose: text<ReadingGround['purpose']>(),
    /** The appointment, the family tie, the emergency access, the share link or the auditor's inquiry. */
    ground_id: uuid(),
    read_at: moment(),
  },
  indexes: ['(patient_id, position)', '(ground_id, position)', '(reader_id, position)', '(position)'],
});
export type RecordReadingRow = RowOf<typeof readings>;

function groundIdOf(ground: ReadingGround): string {
  switch (ground.purpose) {
    case 'consultation':
      return ground.appointmentId;
    case 'family':
      return ground.tieId;
    case 'emergency':
      return ground.breakGlassId;
    case 'share':
      return ground.linkId;
    case 'audit':
      return ground.inquiryId;
  }
}

/** Readings of patient records: reader, record, ground and time. */
export const recordReadings = defineReadModel({
  name: 'record-readings',
  version: 6,
  tables: [readings],
  handles: [RecordRead],
  on: {
    // A reading recorded again under the same id, after the log no longer recognises the first, is the same reading.
    RecordRead: ({ id, data: { patientId, reader, what, ground, readAt }, position, recordedAt }) =>
      put(readings, {
        ...{ reading_id: id, position, patient_id: patientId, reader_id: reader.id, reader_role: reader.role },
        ...{ kind: what.kind, record_id: what.id, read_at: readAt ?? recordedAt },
        ...{ ground_purpose: ground.purpose, ground_id: groundIdOf(ground) },
      }),
  },
});
