import { isOnNoPerson } from '@anamnesis/contracts/labs/on-no-person';
import { resultsOfEntry } from '@anamnesis/contracts/labs/entry-results';
import type { ConfirmedLabValue } from '@anamnesis/contracts/records/confirmed-value';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { DocumentValues } from '../reading/document-values';
import { OriginalPages } from '../reading/original-pages';
import { ReadingNotes } from '../reading/reading-notes';
import { ReadingProblem } from '../reading/reading-problem';
import { ReadingProgress } from '../reading/reading-progress';
import { idsOf, useReading } from '../reading/use-reading';
import type { Reviewed } from '../reading/review';
import { useWhoseReport } from '../reading/use-whose-report';
import { WhoseReport } from '../reading/whose-report';
import { Explanation } from './explanation';
import { InsightFoot } from './insight-foot';
import { explanationProblem } from './insight-problem';
import { insightMessages } from './messages';
import styles from './insights.module.css';
import { OriginalText } from './original-text';
import { OwnKeyForm } from './own-key-form';
import { Sorry } from './sorry';
import { SummaryText } from './summary-text';
import { useInsight } from './use-insight';
import { useNoticeRead } from './use-notice-read';
import { useSummary } from './use-summary';

/** The document of a report, to view or save. */
interface OriginalDocument {
  url: string;
  name: string;
  isOpening: boolean;
  onOpen: () => void;
  onSave: () => void;
}

interface Props {
  entryId: string;
  test: string;
  /** As it is shown. */
  date: string;
  /** As it was entered. */
  text: string;
  confirmed: readonly ConfirmedLabValue[] | null;
  document: OriginalDocument | null;
  /** The first of the days that the document prints, as it is shown; null if none is another one than that of the report. */
  otherDayOf: (printed: readonly string[]) => string | null;
  onClose: () => void;
}

/** A test report in plain words: its document is read first, then explained. What was read or written stays when something fails. */
export default function InsightsDialog({ entryId, test, date, text, confirmed, document, otherDayOf, onClose }: Props) {
  const m = useMessages(insightMessages);
  const heading = useId();
  const read = useReading(document?.url ?? null);
  const facts = {
    entryId,
    isReady: read.isSettled,
    version: JSON.stringify([read.text !== null, confirmed]),
  };
  const { data: insight, error, isFetching, refetch } = useInsight(facts);
  useNoticeRead(entryId, insight !== undefined);
  const summary = useSummary(facts);
  const [pressed, setPressed] = useState<Reviewed | null>(null);
  const whose = useWhoseReport(read.reading?.patients, confirmed !== null);
  const pages = read.reading?.pages ?? [];
  const readCount = document && !read.problem ? read.reading?.values.length : 0;
  const isNoneRecognised =
    readCount === 0 && !isOnNoPerson(test, text) && resultsOfEntry(test, text, confirmed).length === 0;
  const otherDay = otherDayOf(read.reading?.printedDays ?? []);
  const unread = (read.reading?.unread ?? []).reduce((sum, { lines }) => sum + lines, 0);
  const explainAgain = () => void refetch();
  const values = document && read.reading && read.reading.values.length > 0 && (
    <DocumentValues
      key={entryId}
      {...{ entryId, confirmed, reading: read.reading, whose, onPress: setPressed }}
      document={{ url: document.url, name: document.name }}
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      aria-labelledby={heading}
      className={pages.length > 0 ? `${styles.sheet} ${styles.wide}` : styles.sheet}
    >
      <DialogHead id={heading} title={m.title} note={m.about({ test, date })} onClose={onClose} />
      <div className={styles.columns}>
        {document && pages.length > 0 && (
          <section className={styles.pages} aria-label={m.original} tabIndex={0}>
            <OriginalPages {...{ pages, pressed, values: read.reading?.values ?? [] }} documentName={document.name} />
          </section>
        )}
        <DialogContent className={styles.analysis} role="region" aria-label={m.analysis} tabIndex={0}>
          {document && read.isReading && <ReadingProgress documentId={idsOf(document.url).documentId} />}
          {document && read.problem && (
            <ReadingProblem text={read.problem} wasRead={Boolean(read.reading)} onRetry={() => void read.readAgain()} />
          )}
          <ReadingNotes
            isTruncated={read.reading?.truncated ?? false}
            {...{ unread, otherDay }}
            isFailed={read.isShownFailed}
            onRetry={read.loadAgain}
          />
          <WhoseReport whose={whose} hasValues={Boolean(values)} />
          {isFetching && <p role="status">{m.explaining}</p>}
          {!isFetching && error && <Sorry text={explanationProblem(m, error)} onRetry={explainAgain} />}
          {insight ? (
            <Explanation insight={insight} onRetry={explainAgain}>
              {values}
            </Explanation>
          ) : (
            values
          )}
          <SummaryText summary={summary} />
          {isNoneRecognised && insight && <p className="note">{m.noValues}</p>}
          <OriginalText
            {...{ entered: text, read: read.text, values: read.reading?.values ?? [] }}
            isOpen={isNoneRecognised || (Boolean(error) && !isFetching)}
          />
          {document && (
            <p className={styles.links}>
              <button type="button" disabled={document.isOpening} onClick={document.onOpen}>
                {m.viewDocument}
              </button>
              <button type="button" disabled={document.isOpening} onClick={document.onSave}>
                {m.downloadDocument}
              </button>
            </p>
          )}
          <OwnKeyForm />
        </DialogContent>
      </div>
      <InsightFoot summary={summary} isReady={read.isSettled} />
    </Dialog>
  );
}
