import type { recordKinds } from '@anamnesis/contracts/audit/events';
import type { Recorded } from '@anamnesis/contracts/language/event';

type Kind = (typeof recordKinds)[number];
type Data = Readonly<Record<string, unknown>>;
/** Whether an event changes what a reading of this kind shows. `id` is that of the reading. */
type Changes = (event: Pick<Recorded, 'type'>, data: Data, id: string) => boolean;

const oneOf =
  (...types: readonly string[]): Changes =>
  ({ type }) =>
    types.includes(type);
const retracted =
  (kind: string): Changes =>
  ({ type }, data) =>
    type === 'RecordRetracted' && data['kind'] === kind;
const either =
  (...rules: readonly Changes[]): Changes =>
  (...args) =>
    rules.some((rule) => rule(...args));

const testReports = either(oneOf('TestReportAdded', 'LabValuesConfirmed', 'UrgentLinesFound'), retracted('testReport'));
const prescriptions = either(
  oneOf('PrescriptionAdded', 'WarningOverridden', 'MedicineStopped'),
  retracted('prescription'),
);
const diagnoses = either(oneOf('DiagnosisAdded'), retracted('diagnosis'));
const allergies = either(oneOf('AllergyNoted'), retracted('allergy'));
const healthRecord = either(testReports, prescriptions, diagnoses, allergies);
const healthDays = oneOf('HealthDayRecorded');
const faceSheet = oneOf(
  ...['PatientRegistered', 'PatientProfileEdited', 'InterestsChosen', 'QuestionnaireAnswered'],
  ...['EmailChanged', 'EmailChangeReverted'],
);
const sessionDocuments = oneOf(
  ...['NotesWritten', 'NoteRetracted', 'SessionReportUploaded', 'MedicalSummaryRequested', 'MedicalSummarySent'],
);

/** What each kind of reading shows of a patient, as the events that change it. */
const changesOf: Readonly<Record<Kind, Changes>> = {
  testReports,
  prescriptions,
  diagnoses,
  healthRecord,
  faceSheet,
  healthDays,
  sessionReport: ({ type }, data, id) => type === 'SessionReportUploaded' && data['reportId'] === id,
  medicalSummary: ({ type }, data, id) => type === 'MedicalSummarySent' && data['summaryId'] === id,
  document: (_, data, id) => data['documentId'] === id || documentOf(data) === id,
  signedPrescription: (event, data, id) => data['entryId'] === id && prescriptions(event, data, id),
  history: either(healthRecord, faceSheet, sessionDocuments, healthDays),
  evidence: either(healthRecord, faceSheet, sessionDocuments, healthDays),
};

/** Whether an event changes what a reading shows. */
export const isShownBy = ({ type, data }: Recorded, { kind, id }: { kind: Kind; id: string }): boolean =>
  changesOf[kind]({ type }, data as Data, id);

/** The id of the document that came with an entry. */
const documentOf = ({ document }: Data): unknown =>
  typeof document === 'object' && document !== null ? (document as { documentId?: unknown }).documentId : undefined;

/** The name of what was read: of the document, the report or the medicine; empty for a list. */
export function nameIn({ data }: Recorded, { kind, id }: { kind: Kind; id: string }): string | null {
  const { fileName, medication, document, reportId, entryId } = data as Data;
  if (kind === 'sessionReport' && reportId === id && typeof fileName === 'string') return fileName;
  if (kind === 'signedPrescription' && entryId === id && typeof medication === 'string') return medication;
  const name = kind === 'document' && documentOf(data as Data) === id ? (document as { name?: unknown }).name : null;
  return typeof name === 'string' ? name : null;
}
