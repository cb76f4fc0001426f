import { EXPORT_FILES } from '@anamnesis/contracts/health-imports/constants';
import { startHealthImport } from '@anamnesis/contracts/health-imports/addresses';
import { HEALTH_EXPORT } from '@anamnesis/contracts/uploads/constants';
import { useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { OneFile } from '../look/one-file';
import { Problem } from '../look/problem';
import { ErrorBox } from '../look/states';
import { useDocumentUpload } from '../uploads/use-document-upload';
import { ImportProgress } from './import-progress';
import { importMessages } from './messages';
import { PastImports } from './past-imports';
import { RunningImport } from './running-import';
import { useImports } from './use-imports';
import styles from './health-imports.module.css';

/** Imports an export of health data: its upload, how far the job is, and how the last imports ended. */
export default function ImportCard() {
  const m = useMessages(importMessages);
  const { imports, isError, refetch, running, share } = useImports();
  const [refused, setRefused] = useState<string | null>(null);
  const [isCancelled, setCancelled] = useState(false);
  const { mutate, isPending, error } = useCommand(startHealthImport, { onDone: () => done(), onRefused: () => done() });
  const { state, start, cancel, done } = useDocumentUpload((uploadId) => {
    if (uploadId !== null) mutate({ body: { uploadId } });
  }, 'healthExport');

  const take = (file: File) => {
    const problem = file.size > HEALTH_EXPORT.maxBytes ? m.tooLarge : file.size === 0 ? m.empty : null;
    setRefused(problem);
    setCancelled(false);
    if (problem === null) start(file);
  };
  const isSending = state.step === 'sending' || state.step === 'finished' || isPending;
  const failure = state.step === 'failed' ? state.error : isSending ? null : error;
  const problem = refused ?? (failure ? sentenceOf(failure, m.uploadFailedHint) : null);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="import">
      <header>
        <h2 id="import">{m.title}</h2>
        <p className="note">{m.note}</p>
      </header>
      {isError && <ErrorBox title={m.listFailed} onRetry={() => void refetch()} />}
      {state.step === 'sending' && (
        <ImportProgress label={m.uploading({ file: state.file.name })} share={state.share}>
          <Button
            look="outlined"
            onClick={() => {
              setCancelled(true);
              cancel();
            }}
          >
            {m.cancelUpload}
          </Button>
        </ImportProgress>
      )}
      {running && <RunningImport running={running} share={share} />}
      {!isSending && !running && imports && (
        <OneFile label={m.choose} hint={m.hint} accept={EXPORT_FILES} onTake={take} />
      )}
      <div role="status">
        {state.step === 'sending' && state.waiting && <p className="note">{m.waiting}</p>}
        {isCancelled && !isSending && <p className="note">{m.uploadCancelled}</p>}
      </div>
      {problem !== null && <Problem title={m.uploadFailed} text={problem} />}
      {state.step === 'failed' && refused === null && (
        <div>
          <Button look="outlined" onClick={() => take(state.file)}>
            {m.tryAgain}
          </Button>
        </div>
      )}
      <PastImports imports={imports ?? []} />
      <details>
        <summary>{m.howTitle}</summary>
        <ul className={styles.how}>
          <li>{m.how.apple}</li>
          <li>{m.how.google}</li>
          <li>{m.how.fit}</li>
          <li>{m.how.csv}</li>
        </ul>
      </details>
    </section>
  );
}
