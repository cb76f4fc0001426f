import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { SessionNote, SessionDocuments } from '@anamnesis/contracts/sessions/document-routes';
import { SLOT } from '../../language/sentence';
import type { DocumentTexts } from './messages';
import type { SessionFile } from './use-session-file';

/** An entry of a session's timeline, with its time (ISO 8601). */
export type LineEntry = { key: string; at: string } & (
  | { kind: 'started' }
  | { kind: 'note'; note: SessionNote }
  /** `text` is a sentence with `SLOT` at the position of the file. */
  | { kind: 'file'; text: string; file: SessionFile }
);

interface Session {
  documents: SessionDocuments;
  /** When the session started; null before. */
  startTime: string | null;
  /** The reader's side, and the other side as shown to the reader. */
  side: Side;
  other: string;
}

/** The timeline of a session in chronological order, worded for one side. */
export function entriesOf(m: DocumentTexts, { documents, startTime, side, other }: Session): LineEntry[] {
  const names = { other, file: SLOT };
  const summaries = documents.summaries.filter(({ state }) => state === 'sent');
  const entries: LineEntry[] = [
    ...(startTime ? [{ kind: 'started' as const, key: 'started', at: startTime }] : []),
    ...documents.notes.map((note) => ({ kind: 'note' as const, key: note.id, at: note.writtenAt, note })),
    ...documents.reports.flatMap((file) => [
      fileEntry(file.id, file.uploadedAt, m.added[side](names), file),
      ...(file.openedAt ? [fileEntry(`${file.id} opened`, file.openedAt, m.opened[side](names), file)] : []),
    ]),
    ...summaries.flatMap(({ id, at, openedAt }) => {
      const file = { id, name: m.summaryInWords, mediaType: 'application/pdf' };
      return [
        fileEntry(id, at, m.summarySent[side](names), file),
        ...(openedAt ? [fileEntry(`${id} opened`, openedAt, m.summaryOpened[side](names), file)] : []),
      ];
    }),
  ];
  return entries.toSorted((one, other) => one.at.localeCompare(other.at));
}

const fileEntry = (key: string, at: string, text: string, file: SessionFile) => ({
  kind: 'file' as const,
  ...{ key, at, text, file },
});
