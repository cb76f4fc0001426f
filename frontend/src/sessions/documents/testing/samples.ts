import type { SessionNote, SessionDocuments } from '@anamnesis/contracts/sessions/document-routes';
import { anAppointment } from '../../../appointments/testing/samples';

/** The documents of the tests' session; empty by default. */
export const someDocuments = (changes: Partial<SessionDocuments> = {}): SessionDocuments => ({
  sessionId: anAppointment().id,
  notes: [],
  reports: [],
  summaries: [],
  ...changes,
});

const at = '2030-11-21T05:34:00.000Z';

/** A note, for tests. */
export const aNote = (changes: Partial<SessionNote> = {}): SessionNote => ({
  ...{ id: '00000000-0000-4000-8000-000000000600', by: 'doctor', text: 'Check CK.' },
  ...{ writtenAt: at, retracted: null },
  ...changes,
});

/** A report, for tests. */
export const aReport = (
  changes: Partial<SessionDocuments['reports'][number]> = {},
): SessionDocuments['reports'][number] => ({
  ...{ id: '00000000-0000-4000-8000-000000000700', name: 'lipids.pdf', mediaType: 'application/pdf', size: 4096 },
  ...{ uploadedAt: at, openedAt: null },
  ...changes,
});

/** A medical summary, for tests. */
export const aSummary = (
  changes: Partial<SessionDocuments['summaries'][number]> = {},
): SessionDocuments['summaries'][number] => ({
  ...{ id: '00000000-0000-4000-8000-000000000800', state: 'sent', at, openedAt: null },
  ...changes,
});
