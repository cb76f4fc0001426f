import { ErrorBox, Loading } from '../../look/states';
import { paperMessages as m } from './messages';
import { PapersSection } from './papers-section';
import { ReportUpload } from './report-upload';
import { Reports } from './reports';
import { SendSummary } from './send-summary';
import { usePapersAsPatient } from './use-session-papers';

/** What a patient lays before the doctor of a session: reports and a medical summary. */
export function PatientPapers({ sessionId, timeZone }: { sessionId: string; timeZone: string }) {
  const { papers, failed, askAgain } = usePapersAsPatient(sessionId);
  if (failed) return <ErrorBox title={m.loadFailed} text={m.loadFailedHint} onRetry={askAgain} />;
  if (!papers) return <Loading label={m.loading} lines={2} bare />;
  return (
    <div className="papers">
      <PapersSection title={m.reports}>
        <Reports sessionId={sessionId} reports={papers.reports} timeZone={timeZone} side="patient" />
        <ReportUpload sessionId={sessionId} />
      </PapersSection>
      <PapersSection title={m.summary}>
        <SendSummary sessionId={sessionId} summaries={papers.summaries} timeZone={timeZone} />
      </PapersSection>
    </div>
  );
}
