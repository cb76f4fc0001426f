import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { SessionNote, SessionPapers } from '@anamnesis/contracts/sessions/paper-routes';
import { added, openedYours, paperMessages as m, sent } from './messages';
import type { SessionFile } from './use-session-file';

/** What happened in a session, and when (ISO 8601). */
export type LineEntry = { key: string; at: string } & (
  | { kind: 'started' }
  | { kind: 'note'; note: SessionNote }
  /** `words` stand before the file's name. */
  | { kind: 'file'; words: string; file: SessionFile }
);

interface Told {
  papers: SessionPapers;
  /** When the session began; null before. */
  startTime: string | null;
  /** Who reads it, and what they call the other. */
  side: Side;
  other: string;
}

/** All that is known of a session, in the order of time, as one side reads it. */
export function entriesOf({ papers, startTime, side, other }: Told): LineEntry[] {
  const patient = side === 'patient' ? m.you : other;
  const summaries = papers.summaries.filter(({ state }) => state === 'sent');
  const entries: LineEntry[] = [
    ...(startTime ? [{ kind: 'started' as const, key: 'started', at: startTime }] : []),
    ...papers.notes.map((note) => ({ kind: 'note' as const, key: note.id, at: note.writtenAt, note })),
    ...papers.reports.flatMap((report) => [
      { kind: 'file' as const, key: report.id, at: report.uploadedAt, words: added(patient), file: report },
      ...opening(report, report.openedAt, m.youOpened),
    ]),
    ...summaries.flatMap(({ id, at, openedAt }) => {
      const file = { id, name: m.summaryInWords, mediaType: 'application/pdf' };
      return [
        { kind: 'file' as const, key: id, at, words: sent(patient), file },
        ...opening(file, openedAt, m.youOpenedThe),
      ];
    }),
  ];
  return entries.toSorted((one, other) => one.at.localeCompare(other.at));

  function opening(file: SessionFile, openedAt: string | null, byYou: string): LineEntry[] {
    const words = side === 'patient' ? openedYours(other) : byYou;
    return openedAt ? [{ kind: 'file', key: `${file.id} opened`, at: openedAt, words, file }] : [];
  }
}
