/** The texts of the patient's list of record readings. */
export default {
  title: 'Who opened my record',
  note: 'Each time somebody else opens a part of your record, it is noted here before they see it, and the note stays.',
  none: 'Nobody has opened your record',
  noneText: 'As soon as somebody does, it appears here.',
  loading: 'Loading who opened your record',
  failed: 'This list could not be loaded.',
  failedHint: 'It is safe. Please try again.',
  more: 'Show earlier ones',
  loadingMore: 'Loading…',
  doctor: 'Dr. {name}',
  readers: {
    patient: 'Another patient',
    doctor: 'A doctor',
    auditor: 'An auditor',
    operator: 'An operator',
    worker: 'The product itself',
  },
  opened: {
    sessionReport: '{reader} opened a report of yours',
    namedSessionReport: '{reader} opened your report {file}',
    medicalSummary: '{reader} opened your medical summary',
    faceSheet: '{reader} looked at your profile and your health answers',
  },
} as const;
