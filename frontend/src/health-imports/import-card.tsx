import { EXPORT_FILES } from '@anamnesis/contracts/health-imports/constants';
import { healthImportTags } from '@anamnesis/contracts/health-imports/tags';
import { HEALTH_EXPORT } from '@anamnesis/contracts/uploads/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { refetchTagged } from '../api/tags';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { OneFile } from '../look/one-file';
import { Problem } from '../look/problem';
import { ErrorBox } from '../look/states';
import { cancelExport, uploadExport, uploadSeen, useExportUpload } from './export-upload';
import { ImportProgress } from './import-progress';
import { keptUpload } from './kept-upload';
import { importMessages } from './messages';
import { PastImports } from './past-imports';
import { RunningImport } from './running-import';
import { useImports } from './use-imports';
import styles from './health-imports.module.css';

/** Imports an export of health data: its upload, how far the job is, and how the last imports ended. */
export default function ImportCard() {
  const m = useMessages(importMessages);
  const client = useQueryClient();
  const { imports, isError, refetch, running, ended, share } = useImports();
  const [refused, setRefused] = useState<string | null>(null);
  const upload = useExportUpload();
  const { step } = upload;
  useEffect(() => {
    if (step === 'started' || step === 'failed') void refetchTagged(client, healthImportTags);
    if (step === 'started') uploadSeen();
  }, [client, step]);

  const take = (file: File) => {
    const problem = file.size > HEALTH_EXPORT.maxBytes ? m.tooLarge : file.size === 0 ? m.empty : null;
    setRefused(problem);
    if (problem === null) void uploadExport(file);
  };
  const isSending = step === 'sending' || step === 'starting';
  const interrupted = isSending ? null : keptUpload();
  const problem = refused ?? (step === 'failed' ? sentenceOf(upload.error, m.uploadFailedHint) : null);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="import">
      <header>
        <h2 id="import">{m.title}</h2>
        <p className="note">{m.note}</p>
      </header>
      {isError && <ErrorBox title={m.listFailed} onRetry={() => void refetch()} />}
      {step === 'sending' && (
        <>
          <ImportProgress label={m.uploading({ file: upload.file.name })} share={upload.share}>
            <Button look="outlined" onClick={cancelExport}>
              {m.cancelUpload}
            </Button>
          </ImportProgress>
          <p className="note">{m.uploadGoesOn}</p>
        </>
      )}
      {running && <RunningImport running={running} share={share} />}
      {interrupted && (
        <div className="notice">
          <div className="grow">
            <strong>{m.interrupted({ file: interrupted.name })}</strong>
            <p className="note">{m.interruptedHint}</p>
            <Button look="outlined" size="small" onClick={cancelExport}>
              {m.cancelUpload}
            </Button>
          </div>
        </div>
      )}
      {!isSending && !running && imports && (
        <OneFile label={m.choose} hint={m.hint} accept={EXPORT_FILES} onTake={take} />
      )}
      <div role="status">
        {step === 'sending' && upload.waiting && <p className="note">{m.waiting}</p>}
        {step === 'cancelled' && <p className="note">{m.uploadCancelled}</p>}
      </div>
      {problem !== null && <Problem title={m.uploadFailed} text={problem} />}
      {step === 'failed' && refused === null && (
        <div>
          <Button look="outlined" onClick={() => take(upload.file)}>
            {m.tryAgain}
          </Button>
        </div>
      )}
      <PastImports imports={imports ?? []} ended={ended} />
      <details>
        <summary>{m.howTitle}</summary>
        <ul className={styles.how}>
          <li>{m.how.apple}</li>
          <li>{m.how.healthConnect}</li>
          <li>{m.how.google}</li>
          <li>{m.how.fit}</li>
          <li>{m.how.csv}</li>
        </ul>
      </details>
    </section>
  );
}
