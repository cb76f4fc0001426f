import type {
  CheckedPrescription,
  Diagnosis,
  Prescription,
  TestReport,
} from '@anamnesis/contracts/records/query-routes';
import { knownDate } from '@anamnesis/contracts/record-transfer/remarks';
import type { EntryKind } from '@anamnesis/contracts/records/constants';
import type { RecordTexts } from './messages';

/** An entry as its card shows it. */
export interface ShownEntry {
  id: string;
  kind: EntryKind;
  /** The medicine, the test, or the condition. */
  title: string;
  /** The result, the dosage or the notes. */
  text: string;
  /** Further facts with their labels, without empty ones. */
  facts: readonly { label: string; text: string }[];
  /** YYYY-MM-DD. */
  date: string;
  /** The date as far as it is known: YYYY-MM-DD, YYYY-MM or YYYY. */
  knownDate: string;
  doctorName: string;
  author: TestReport['author'];
  retracted: TestReport['retracted'];
  /** Whether it is a medicine that is taken now. */
  isTaken: boolean;
  /** The day of a planned follow-up, YYYY-MM-DD; null without one. */
  followUp: string | null;
  /** Time of recording, ISO 8601. */
  createdAt: string;
  /** Path of the document; null without one. */
  documentUrl: string | null;
  document: TestReport['document'];
  origin: TestReport['origin'];
  /** Why a medicine was prescribed despite warnings; null without one, and for readers who may not know. */
  override: CheckedPrescription['override'];
  /** The laboratory values of a test report that the patient confirmed; null without. */
  labValues: TestReport['labValues'];
  /** What in a test report cannot wait by the rules; null if nothing, or if it was not looked at. */
  urgency: TestReport['urgency'];
  /** The doctor confirmed a medicine that could not be checked. */
  isUnchecked: boolean;
}

const filled = (facts: readonly { label: string; text: string }[]) => facts.filter(({ text }) => text !== '');
/** `text`: what the entry says, which may be that its day is not known. */
const common = (entry: TestReport | Prescription | Diagnosis, text: string) => {
  const { id, date, createdAt, doctorName, author, retracted, documentUrl, document, origin } = entry;
  return {
    ...{ id, date, createdAt, doctorName, author, retracted, documentUrl, document, origin },
    knownDate: knownDate(date, text),
    ...{ isTaken: false, followUp: null, override: null, isUnchecked: false, labValues: null, urgency: null },
  };
};

export const shownTest = (report: TestReport): ShownEntry => ({
  ...common(report, report.result),
  ...{ kind: 'testReport', title: report.testName, text: report.result, facts: [] },
  labValues: report.labValues,
  urgency: report.urgency,
});

export const shownPrescription = (
  m: RecordTexts,
  prescription: Prescription & Partial<CheckedPrescription>,
  dayText: (day: string) => string,
): ShownEntry => ({
  ...common(prescription, prescription.instructions),
  ...{ kind: 'prescription', title: prescription.medication, text: prescription.dosage },
  isTaken: prescription.isTaken,
  override: prescription.override ?? null,
  isUnchecked: prescription.confirmedUnchecked ?? false,
  facts: filled([
    { label: m.duration, text: prescription.duration },
    { label: m.instructions, text: prescription.instructions },
    { label: m.endOfMedicine, text: endOf(m, prescription, dayText) },
  ]),
});

/** When the medicine was stopped, or when its course ended; empty while it is taken. */
function endOf(m: RecordTexts, { stopped, lastDay, isTaken }: Prescription, dayText: (day: string) => string): string {
  if (stopped) {
    const [day, reason] = [dayText(stopped.on), stopped.reason];
    return reason === '' ? m.stoppedOn({ day }) : m.stoppedBecause({ day, reason });
  }
  return lastDay === null || isTaken ? '' : m.courseEnded({ day: dayText(lastDay) });
}

export const shownDiagnosis = (m: RecordTexts, diagnosis: Diagnosis, dayText: (day: string) => string): ShownEntry => ({
  ...common(diagnosis, diagnosis.notes),
  ...{ kind: 'diagnosis', title: diagnosis.diagnosis, text: diagnosis.notes },
  followUp: diagnosis.followUpDate,
  facts: filled([
    { label: m.symptoms, text: diagnosis.symptoms },
    { label: m.followUp, text: diagnosis.followUpDate ? dayText(diagnosis.followUpDate) : '' },
  ]),
});
