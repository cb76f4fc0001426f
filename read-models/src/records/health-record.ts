import type { PrescriptionWarning } from '@anamnesis/contracts/medicines/warning';
import type { EntryKind } from '@anamnesis/contracts/records/constants';
import type { ReportUrgency } from '@anamnesis/contracts/labs/urgent-line';
import type { ConfirmedLabValue } from '@anamnesis/contracts/records/confirmed-value';
import type { StoredDocument } from '@anamnesis/contracts/records/document';
import {
  AllergyNoted,
  DiagnosisAdded,
  DocumentThumbnailMade,
  LabValuesConfirmed,
  MedicineStopped,
  PrescriptionAdded,
  RecordRetracted,
  TestReportAdded,
  WarningOverridden,
} from '@anamnesis/contracts/records/events';
import type { Origin } from '@anamnesis/contracts/records/origin';
import type { ShownOverride } from '@anamnesis/contracts/records/override';
import { UrgentLinesFound } from '@anamnesis/contracts/urgent-results/events';
import { change, put } from '@anamnesis/platform/read-model/change';
import {
  day,
  flag,
  integer,
  json,
  moment,
  nullable,
  position,
  text,
  uuid,
} from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

/** Columns of everything in a record: who wrote it when, whether it was retracted, and where it was imported from. */
const written = {
  ...{ entry_id: uuid(), patient_id: uuid(), position: position() },
  ...{ author_id: uuid(), author_role: text<'patient' | 'doctor'>(), written_at: moment() },
  ...{ retracted_at: nullable(moment()), retraction_reason: text() },
  /** Null for an entry that was not imported. */
  origin: nullable(json<Origin>()),
};

/** Prescriptions, test reports and diagnoses in one table, because a record is read as one line of time. */
const entries = defineTable({
  name: 'record_entries',
  key: 'entry_id',
  subject: 'patient_id',
  columns: {
    ...written,
    kind: text<EntryKind>(),
    date: day(),
    /** The doctor as a patient named them; empty for an entry of a doctor. */
    doctor_name: text(),
    /** The medicine, the test, or the condition. */
    title: text(),
    /** The dosage, the result, or the notes. */
    body: text(),
    duration: text(),
    instructions: text(),
    symptoms: text(),
    follow_up: nullable(day()),
    ...{ stopped_on: nullable(day()), stop_reason: text(), stopped_by: nullable(text<'patient' | 'doctor'>()) },
    /** Of a medicine that is prescribed despite warnings; null otherwise. */
    warning_override: nullable(json<ShownOverride>()),
    /** A medicine that could not be checked, as the doctor confirmed. */
    confirmed_unchecked: flag(),
    /** The document of the entry; null without one, and the text columns are empty. */
    document_id: nullable(uuid()),
    document_file: text(),
    document_name: text(),
    document_type: text(),
    /** Bytes. */
    document_size: nullable(integer()),
    has_thumbnail: flag(),
    /** The values of a test report that its patient confirmed; null otherwise. */
    lab_values: nullable(json<ConfirmedLabValue[]>()),
    /** When they were confirmed last. */
    values_confirmed_at: nullable(moment()),
    /** What in a test report cannot wait, by the rules; null if nothing, or if it was not looked at. */
    urgency: nullable(json<ReportUrgency>()),
  },
  indexes: ['(patient_id, kind, date desc, position desc)', '(author_id, kind, position desc)', '(document_id)'],
});
export type RecordEntryRow = RowOf<typeof entries>;

const allergies = defineTable({
  name: 'allergies',
  key: 'entry_id',
  subject: 'patient_id',
  columns: { ...written, substance: text(), reaction: text() },
  indexes: ['(patient_id, position)'],
});
export type AllergyRow = RowOf<typeof allergies>;

/** A patient's health record. */
export const healthRecord = defineReadModel({
  name: 'health-record',
  version: 7,
  tables: [entries, allergies],
  handles: [
    PrescriptionAdded,
    TestReportAdded,
    DiagnosisAdded,
    AllergyNoted,
    WarningOverridden,
    MedicineStopped,
    RecordRetracted,
    DocumentThumbnailMade,
    LabValuesConfirmed,
    UrgentLinesFound,
  ],
  on: {
    PrescriptionAdded: ({ data, ...at }) =>
      put(entries, {
        ...{ ...datedEntry(data, at), kind: 'prescription' },
        ...{ title: data.medication, body: data.dosage, duration: data.duration, instructions: data.instructions },
        confirmed_unchecked: data.confirmedUnchecked ?? false,
      }),
    TestReportAdded: ({ data, ...at }) =>
      put(entries, {
        ...{ ...datedEntry(data, at), kind: 'testReport' },
        ...{ title: data.testName, body: data.result },
      }),
    DiagnosisAdded: ({ data, ...at }) =>
      put(entries, {
        ...{ ...datedEntry(data, at), kind: 'diagnosis' },
        ...{ title: data.condition, body: data.notes, symptoms: data.symptoms, follow_up: data.followUpDate },
      }),
    AllergyNoted: ({ data, ...at }) =>
      put(allergies, { ...writtenBy(data, at), substance: data.substance, reaction: data.reaction }),
    WarningOverridden: ({ data: { entryId, rulesVersion, warnings, reason } }) =>
      change(entries, entryId, {
        warning_override: { rulesVersion, warnings: warnings.map(shownWarning), reason },
      }),
    MedicineStopped: ({ data: { entryId, stoppedOn, reason, author } }) =>
      change(entries, entryId, { stopped_on: stoppedOn, stop_reason: reason, stopped_by: author.role }),
    RecordRetracted: ({ data, recordedAt }) => {
      const retracted = { retracted_at: recordedAt, retraction_reason: data.reason };
      return data.kind === 'allergy'
        ? change(allergies, data.entryId, retracted)
        : change(entries, data.entryId, retracted);
    },
    DocumentThumbnailMade: ({ data }) => change(entries, data.entryId, { has_thumbnail: true }),
    LabValuesConfirmed: ({ data, recordedAt }) =>
      change(entries, data.entryId, { lab_values: data.values, values_confirmed_at: recordedAt }),
    UrgentLinesFound: ({ data: { entryId, lines, isOfUnknown } }) =>
      change(entries, entryId, { urgency: lines.length > 0 ? { lines, isOfUnknown } : null }),
  },
});

const blank = {
  ...{ duration: '', instructions: '', symptoms: '', follow_up: null },
  ...{ stopped_on: null, stop_reason: '', stopped_by: null },
  ...{ warning_override: null, confirmed_unchecked: false, lab_values: null, values_confirmed_at: null },
  urgency: null,
};

/** A warning without what only the check itself needs. */
const shownWarning = (warning: PrescriptionWarning) => {
  const { ruleId, kind, severity, ingredients, concerns, why, confidence, reviewed } = warning;
  return { ruleId, kind, severity, ingredients, concerns, why, confidence, reviewed };
};

interface Written {
  entryId: string;
  patientId: string;
  author: { id: string; role: 'patient' | 'doctor' };
  origin?: Origin | undefined;
}

const writtenBy = (
  { entryId, patientId, author, origin }: Written,
  { position, recordedAt }: { position: bigint; recordedAt: string },
) => ({
  ...{ entry_id: entryId, patient_id: patientId, position, author_id: author.id, author_role: author.role },
  ...{ written_at: recordedAt, retracted_at: null, retraction_reason: '', origin: origin ?? null },
});

interface Dated extends Written {
  date: string;
  doctorName: string;
  document?: StoredDocument | null | undefined;
}

const datedEntry = ({ date, doctorName, document, ...data }: Dated, at: Parameters<typeof writtenBy>[1]) => ({
  ...{ ...writtenBy(data, at), ...blank, date, doctor_name: doctorName },
  ...{ document_id: document?.documentId ?? null, document_file: document?.file ?? '' },
  ...{ document_name: document?.name ?? '', document_type: document?.mediaType ?? '' },
  ...{ document_size: document?.size ?? null, has_thumbnail: false },
});
