import type { EntryKind } from '@anamnesis/contracts/records/constants';
import type { Standing } from '@anamnesis/contracts/labs/range';

/** The texts of the whole record as a document. */
export const texts = {
  title: 'Health record',
  asRecorded:
    'As recorded in Anamnesis. Entries marked “told by the patient” or “imported” were added by the patient, and nobody has checked them; all others were written by a doctor. Entries made in error stay, struck through and with the reason.',
  identity: 'Identity',
  name: 'Name',
  email: 'Email',
  age: 'Age',
  gender: 'Gender',
  notGiven: 'Not given',
  allergies: 'Allergies',
  noAllergies: 'No allergy has been recorded.',
  medicines: 'Medicines taken now',
  medicinesNote: 'As recorded: not stopped, and not past the end of their duration.',
  noMedicines: 'None.',
  dosage: 'Dosage',
  duration: 'Duration',
  instructions: 'Instructions',
  symptoms: 'Symptoms',
  followUp: 'Follow-up',
  stopped: 'No longer taken',
  warned: 'Prescribed despite a warning',
  reason: 'Reason of the doctor',
  check: 'Check',
  notChecked: 'No rule knows this medicine. The doctor confirmed that it could not be checked.',
  asWritten: 'As written',
  document: 'Document',
  confirmedFrom: 'Values confirmed from the document',
  test: 'Test',
  value: 'Value',
  range: 'Reference range',
  standing: 'Standing',
  toCheck: 'please compare with the report',
  enteredInError: 'ENTERED IN ERROR',
  tellsPatient: 'told by the patient',
  notedByDoctor: 'noted by a doctor',
  unnamedDoctor: 'no doctor named',
  end: 'End of the record',
  missingCharacters:
    'Words in scripts that this document cannot show are replaced by □. The record in Anamnesis has the whole text.',
} as const;

export const sections: Readonly<Record<EntryKind, { readonly title: string; readonly none: string }>> = {
  prescription: { title: 'Prescriptions', none: 'No prescription has been recorded.' },
  testReport: { title: 'Test reports', none: 'No test report has been recorded.' },
  diagnosis: { title: 'Diagnoses', none: 'No diagnosis has been recorded.' },
};
export const standings: Readonly<Record<Standing, string>> = {
  low: 'low',
  high: 'high',
  inRange: 'in range',
  unknown: 'no range',
};

export const madeOn = (when: string) => `Made on ${when}.`;
export const footOf = (name: string, day: string) => `${name} · ${texts.title} · ${day}`;
export const yearsOld = (age: number) => `${age} years`;
export const toldWith = (doctor: string) => `${texts.tellsPatient}; ${doctor || texts.unnamedDoctor}`;
export const importedFrom = (source: string, day: string) => `imported from ${source} on ${day}`;
export const retractedOn = (day: string, reason: string) => `${texts.enteredInError} (${day}): ${reason}`;
export const endOf = (entries: number, pages: number) =>
  `${entries} ${entries === 1 ? 'entry' : 'entries'} on ${pages} ${pages === 1 ? 'page' : 'pages'}.`;
export const onPage = (page: number, tests: string) => `page ${page}: ${tests}`;
export const between = (low: string, high: string) => `${low} to ${high}`;
export const limit = { under: 'under', upTo: 'up to', over: 'over', atLeast: 'at least' } as const;
