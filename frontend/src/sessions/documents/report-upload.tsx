import { uploadReport } from '@anamnesis/contracts/sessions/addresses';
import { REPORT_FILES, REPORT_MAX_BYTES } from '@anamnesis/contracts/sessions/constants';
import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState, type Ref } from 'react';
import { useCommand } from '../../api/api-queries';
import { OneFile } from '../../look/one-file';
import { Problem } from '../../look/problem';
import { Icon } from '../../look/icon';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import styles from '../documents.module.css';

/** How long the success message is shown, ms. */
const SHOWN_FOR = 3_000;

/** Uploads one report at a time, by click or by drag and drop. A file whose upload failed is kept for a retry. */
export function ReportUpload({ sessionId, ref }: { sessionId: string; ref?: Ref<HTMLInputElement> }) {
  const m = useMessages(documentMessages);
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ text: string; again: boolean } | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const upload = useCommand(uploadReport, {
    onDone: ({ message = '' }) => setDone(message),
    onRefused: (error) =>
      // A retry helps only if the request failed; a refused file would be refused again.
      setProblem({ text: error.message, again: error.outcomeUnknown || error.status === 429 }),
  });
  useEffect(() => {
    if (done === null) return;
    const clearing = setTimeout(() => setDone(null), SHOWN_FOR);
    return () => clearTimeout(clearing);
  }, [done]);

  const take = (file: File) => {
    if (upload.isPending) return;
    setDone(null);
    if (file.size > REPORT_MAX_BYTES) return setProblem({ text: m.tooLarge, again: false });
    setProblem(null);
    setChosen(file);
    upload.mutate({ body: { sessionId }, files: { report: [file] } });
  };

  return (
    <div className={styles.documentsUpload}>
      <OneFile
        ref={ref}
        label={m.upload}
        hint={m.reportsHint}
        accept={REPORT_FILES}
        disabled={upload.isPending}
        onTake={take}
      />
      {upload.isPending && chosen && (
        <div role="status" className={styles.documentsSending}>
          <span className="note">{m.uploadingFile({ file: chosen.name })}</span>
          <progress aria-label={m.uploading} />
        </div>
      )}
      {done && (
        <p className={`${styles.said} good`} role="status">
          <Icon of={CircleCheck} size={18} />
          {done}
        </p>
      )}
      {problem && <Problem title={m.uploadFailed} text={problem.text} />}
      {problem?.again && chosen && (
        <Button size="small" onClick={() => take(chosen)}>
          {m.tryAgain}
        </Button>
      )}
    </div>
  );
}
