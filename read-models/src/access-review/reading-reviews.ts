import { ReadingReviewed } from '@anamnesis/contracts/access-review/events';
import { RecordRead } from '@anamnesis/contracts/audit/events';
import { firstIds, type FirstIds, type UnusualReadingRule, unusualLimits } from '@anamnesis/contracts/audit/unusual';
import type { ReviewOutcome } from '@anamnesis/contracts/break-glass/constants';
import { accumulate, put } from '@anamnesis/platform/read-model/change';
import { flag, json, moment, text, texts, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const reviews = defineTable({
  name: 'reading_reviews',
  key: 'reading_id',
  subject: 'patient_id',
  columns: {
    ...{ reading_id: uuid(), patient_id: uuid(), reader_id: uuid(), auditor_id: uuid() },
    ...{ outcome: text<ReviewOutcome>(), notes: text(), rules: texts<UnusualReadingRule>(), reviewed_at: moment() },
  },
});
export type ReadingReviewRow = RowOf<typeof reviews>;

/** The patients whose records a reader opened first in an hour of the clock. */
const hours = defineTable({
  name: 'reader_hours',
  key: 'bucket',
  subject: 'reader_id',
  columns: {
    ...{ bucket: text(), reader_id: uuid(), hour: moment() },
    /** As many patients as are usual. */
    patients: json<FirstIds>(),
    /** Whether a further patient would be one too many. */
    is_full: flag(),
  },
  indexes: ['(reader_id, hour) where is_full'],
});

/** The first readings of one record by one reader on a day (UTC). */
const days = defineTable({
  name: 'reader_days',
  key: 'bucket',
  subject: 'patient_id',
  columns: {
    ...{ bucket: text(), reader_id: uuid(), patient_id: uuid(), day: moment() },
    /** As many readings as are usual. */
    readings: json<FirstIds>(),
    is_full: flag(),
  },
  indexes: ['(reader_id, patient_id, day) where is_full'],
});

const { patientsPerHour, readingsPerDay } = unusualLimits;
const isFull = (ids: FirstIds, limit: number) => Object.keys(ids).length >= limit;

/** The reviews of readings, and how much each reader reads: a reading beyond what is usual is not among the first of its hour or day. */
export const readingReviews = defineReadModel({
  name: 'reading-reviews',
  version: 1,
  tables: [reviews, hours, days],
  handles: [RecordRead, ReadingReviewed],
  on: {
    RecordRead: ({ id, data: { patientId, reader, readAt }, position, recordedAt }) => {
      const at = new Date(readAt ?? recordedAt).toISOString();
      const [hour, day] = [`${at.slice(0, 13)}:00:00.000Z`, `${at.slice(0, 10)}T00:00:00.000Z`];
      return [
        accumulate(hours, `${reader.id}/${hour}`, (row) => {
          const patients = firstIds(row?.patients ?? {}, patientId, position, patientsPerHour);
          const bucket = `${reader.id}/${hour}`;
          return { bucket, reader_id: reader.id, hour, patients, is_full: isFull(patients, patientsPerHour) };
        }),
        accumulate(days, `${reader.id}/${patientId}/${day}`, (row) => {
          const readings = firstIds(row?.readings ?? {}, id, position, readingsPerDay);
          const bucket = `${reader.id}/${patientId}/${day}`;
          const whose = { bucket, reader_id: reader.id, patient_id: patientId, day };
          return { ...whose, readings, is_full: isFull(readings, readingsPerDay) };
        }),
      ];
    },
    ReadingReviewed: ({ data, recordedAt }) =>
      put(reviews, {
        ...{ reading_id: data.readingId, patient_id: data.patientId, reader_id: data.readerId },
        ...{ auditor_id: data.auditorId, outcome: data.outcome, notes: data.notes, rules: data.rules },
        reviewed_at: recordedAt,
      }),
  },
});
