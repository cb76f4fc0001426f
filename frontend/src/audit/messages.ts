import type { RecordReading } from '@anamnesis/contracts/audit/routes';
import type { TextsOf } from '../language/message-types';
import { defineMessages } from '../language/messages';
import english from './messages.en';

export const auditMessages = defineMessages(english, { hi: () => import('./messages.hi') });
type AuditTexts = TextsOf<typeof english>;

/** "Dr. Kavita Rao", a family member's name, or for whom a share link was made; a role where the name is not shown to patients. */
export function readerText(m: AuditTexts, { readerName, readerRole }: RecordReading): string {
  if (!readerName) return m.readers[readerRole];
  if (readerRole === 'visitor') return m.visitor({ name: readerName });
  return readerRole === 'doctor' ? m.doctor({ name: readerName }) : readerName;
}

/** "Opened your report lipids.pdf" */
export function openedText(m: AuditTexts, { kind, fileName }: RecordReading): string {
  if (fileName && kind === 'sessionReport') return m.opened.namedSessionReport({ file: fileName });
  if (fileName && kind === 'document') return m.opened.namedDocument({ file: fileName });
  if (fileName && kind === 'signedPrescription') return m.opened.namedSignedPrescription({ file: fileName });
  return m.opened[kind];
}
