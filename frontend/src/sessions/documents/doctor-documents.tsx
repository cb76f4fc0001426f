import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { useState, type ReactNode } from 'react';
import { SecondFactorNeeded } from '../../accounts/second-factor-needed';
import { useSecondFactorMissing } from '../../signed-in/second-factor-need';
import { ErrorBox, Loading } from '../../look/states';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import { NoteForm } from './note-form';
import { NotesLater } from './notes-later';
import { DocumentsTabs, type DocumentsTab } from './documents-tabs';
import { Reports } from './reports';
import { SessionLine } from './session-line';
import { SummaryList } from './summary-list';
import { useDocumentsAsDoctor } from './use-session-documents';

/** The doctor's panel in a session: notes, medical summaries and reports. `glance` is shown above the summaries. */
export function DoctorDocuments({ consultation, glance }: { consultation: Consultation; glance?: ReactNode }) {
  const m = useMessages(documentMessages);
  const { id: sessionId, timeZone, status, patientName } = consultation;
  const [tab, setTab] = useState<DocumentsTab>('notes');
  const missing = useSecondFactorMissing();
  const { documents, failed, askAgain } = useDocumentsAsDoctor(sessionId);
  if (missing) return <SecondFactorNeeded />;
  if (failed) return <ErrorBox title={m.loadFailed} text={m.loadFailedHint} onRetry={askAgain} />;
  if (!documents) return <Loading label={m.loading} lines={2} bare />;
  const { summaries, reports } = documents;
  return (
    <DocumentsTabs
      tab={tab}
      onTab={setTab}
      panels={{
        notes: (
          <>
            <SessionLine session={consultation} documents={documents} side="doctor" other={patientName} />
            {status === 'Pending' ? <NotesLater /> : <NoteForm sessionId={sessionId} />}
          </>
        ),
        summary: (
          <>
            {glance}
            {summaries.some(({ state }) => state === 'sent') ? (
              <SummaryList {...{ sessionId, summaries, timeZone }} side="doctor" />
            ) : (
              <p className="note">{m.noSummary}</p>
            )}
          </>
        ),
        report: <Reports {...{ sessionId, reports, timeZone }} side="doctor" />,
      }}
    />
  );
}
