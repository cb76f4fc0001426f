import type { RecordReading } from '@anamnesis/contracts/audit/routes';

const readers: Readonly<Record<RecordReading['readerRole'], string>> = {
  patient: 'Another patient',
  doctor: 'A doctor',
  auditor: 'An auditor',
  operator: 'An operator',
  worker: 'The product itself',
};

export const auditMessages = {
  title: 'Who opened my record',
  note: 'Whatever of yours somebody else opens is written down before they see it, and stays written.',
  none: 'Nobody has opened your record',
  noneText: 'As soon as somebody does, it stands here.',
  loading: 'Loading who opened your record',
  failed: 'This list could not be loaded.',
  failedHint: 'It is safe. Please try again.',
  more: 'Show earlier ones',
  loadingMore: 'Loading…',
  reader: ({ readerName, readerRole }: RecordReading) => (readerName ? `Dr. ${readerName}` : readers[readerRole]),
  opened: ({ kind, fileName }: RecordReading) =>
    ({
      sessionReport: fileName ? `opened your report ${fileName}` : 'opened a report of yours',
      medicalSummary: 'opened your medical summary',
      faceSheet: 'looked at your profile and your health answers',
    })[kind],
} as const;
