import type { RecordReading } from '@anamnesis/contracts/audit/routes';
import type { TextsOf } from '../language/message-types';
import { defineMessages } from '../language/messages';
import english from './messages.en';

export const auditMessages = defineMessages(english, {});
type AuditTexts = TextsOf<typeof english>;

/** "Dr. Kavita Rao"; a role where the name is not shown to patients. */
export const readerText = (m: AuditTexts, { readerName, readerRole }: RecordReading) =>
  readerName ? m.doctor({ name: readerName }) : m.readers[readerRole];

/** "Dr. Kavita Rao opened your report lipids.pdf" */
export const openedText = (m: AuditTexts, { kind, fileName }: RecordReading, reader: string) =>
  kind === 'sessionReport' && fileName
    ? m.opened.namedSessionReport({ reader, file: fileName })
    : m.opened[kind]({ reader });
