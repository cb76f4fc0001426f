import { SecondFactorNeeded } from '../../accounts/second-factor-needed';
import { useSecondFactorMissing } from '../../accounts/second-factor-need';
import { ErrorBox, Loading } from '../../look/states';
import { paperMessages as m } from './messages';
import { NotesForm } from './notes-form';
import { PapersSection } from './papers-section';
import { Reports } from './reports';
import { SummaryList } from './summary-list';
import { usePapersAsDoctor } from './use-session-papers';

interface Props {
  sessionId: string;
  timeZone: string;
  /** Whether the session has begun: before, there is nothing to note. */
  begun: boolean;
}

/** What lies before the doctor in a session: their own notes, the patient's reports and medical summary. */
export function DoctorPapers({ sessionId, timeZone, begun }: Props) {
  const missing = useSecondFactorMissing();
  const { papers, failed, askAgain } = usePapersAsDoctor(sessionId);
  if (missing) return <SecondFactorNeeded />;
  if (failed) return <ErrorBox title={m.loadFailed} text={m.loadFailedHint} onRetry={askAgain} />;
  if (!papers) return <Loading label={m.loading} lines={2} bare />;
  const hasSummary = papers.summaries.some(({ state }) => state === 'sent');
  return (
    <div className="papers">
      {begun ? (
        <NotesForm sessionId={sessionId} saved={papers.notes} timeZone={timeZone} />
      ) : (
        <PapersSection title={m.notes}>
          <p className="note">{m.notesLater}</p>
        </PapersSection>
      )}
      <PapersSection title={m.reports}>
        <Reports sessionId={sessionId} reports={papers.reports} timeZone={timeZone} side="doctor" />
      </PapersSection>
      <PapersSection title={m.summary}>
        {hasSummary ? (
          <SummaryList sessionId={sessionId} summaries={papers.summaries} timeZone={timeZone} side="doctor" />
        ) : (
          <p className="note">{m.noSummary}</p>
        )}
      </PapersSection>
    </div>
  );
}
