import { DOCUMENT, DOCUMENT_FILES } from '@anamnesis/contracts/uploads/constants';
import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { OneFile } from '../look/one-file';
import { Problem } from '../look/problem';
import { uploadMessages } from './messages';
import { useDocumentUpload } from './use-document-upload';
import styles from './document-upload.module.css';

interface Props {
  /** Receives the id of the finished upload, null when it is removed. */
  onChange: (uploadId: string | null) => void;
  /** Called with true while a document is being sent. */
  onBusy?: (busy: boolean) => void;
}

/** Uploads one document, chosen or dropped. */
export function DocumentUpload({ onChange, onBusy }: Props) {
  const m = useMessages(uploadMessages);
  const id = useId();
  const { state, start, cancel } = useDocumentUpload(onChange);
  const [refused, setRefused] = useState<string | null>(null);
  const isSending = state.step === 'sending';
  useEffect(() => onBusy?.(isSending), [isSending, onBusy]);
  const isBusy = isSending || state.step === 'finished';
  const take = (file: File) => {
    if (isBusy) return;
    const problem = file.size > DOCUMENT.maxBytes ? m.tooLarge : file.size === 0 ? m.empty : null;
    setRefused(problem);
    if (problem === null) start(file);
  };
  const problem = refused ?? (state.step === 'failed' ? sentenceOf(state.error, m.failedHint) : null);

  return (
    <div>
      {!isBusy && <OneFile label={m.choose} hint={m.hint} accept={DOCUMENT_FILES} onTake={take} />}
      {state.step === 'sending' && (
        <div className={styles.sending}>
          <label htmlFor={`${id}-progress`}>{m.uploading({ file: state.file.name })}</label>
          <progress id={`${id}-progress`} value={state.share} max={1} />
          <div className={styles.share}>
            <span className="note num">{m.percent({ percent: Math.floor(state.share * 100) })}</span>
            <Button size="small" onClick={cancel}>
              {m.cancel}
            </Button>
          </div>
        </div>
      )}
      <div role="status">
        {state.step === 'sending' && state.waiting && <p className="note">{m.waiting}</p>}
        {state.step === 'cancelled' && !refused && <p className="note">{m.cancelled}</p>}
        {state.step === 'finished' && (
          <p className={styles.finished}>
            <Icon of={CircleCheck} size={18} />
            <span>{m.finished({ file: state.file.name })}</span>
          </p>
        )}
      </div>
      {state.step === 'finished' && (
        <Button size="small" onClick={cancel}>
          {m.remove}
        </Button>
      )}
      {problem !== null && <Problem title={m.failed} text={problem} />}
      {state.step === 'failed' && !refused && (
        <Button size="small" onClick={() => take(state.file)}>
          {m.tryAgain}
        </Button>
      )}
    </div>
  );
}
