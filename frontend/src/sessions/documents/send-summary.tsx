import { sendMedicalSummary } from '@anamnesis/contracts/sessions/addresses';
import type { MedicalSummary } from '@anamnesis/contracts/sessions/document-routes';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCommand } from '../../api/api-queries';
import { Problem } from '../../look/problem';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import { SummaryList } from './summary-list';
import styles from '../documents.module.css';

interface Props {
  sessionId: string;
  summaries: readonly MedicalSummary[];
  timeZone: string;
}

/** The patient sends a medical summary and follows its progress. */
export function SendSummary({ sessionId, summaries, timeZone }: Props) {
  const m = useMessages(documentMessages);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useCommand(sendMedicalSummary, {
    onRefused: (error) => setProblem(error.isRefusal ? m.serverError({ message: error.message }) : m.summaryFailed),
  });
  const last = summaries.at(-1);
  const preparing = send.isPending || last?.state === 'preparing';
  const failed = problem ?? (last?.state === 'failed' && !preparing ? m.summaryFailed : null);
  return (
    <>
      <p className="note">{m.summaryHint}</p>
      <SummaryList {...{ sessionId, summaries, timeZone }} side="patient" />
      {preparing && (
        <div role="status" className={styles.documentsSending}>
          <span className="note">{m.preparing}</span>
          <progress aria-label={m.preparing} />
        </div>
      )}
      {failed && <Problem title={failed} />}
      {!preparing && (
        <Button
          variant="outlined"
          onClick={() => {
            setProblem(null);
            send.mutate({ body: { sessionId } });
          }}
        >
          {summaries.some(({ state }) => state === 'sent') ? m.sendNewer : m.sendSummary}
        </Button>
      )}
    </>
  );
}
