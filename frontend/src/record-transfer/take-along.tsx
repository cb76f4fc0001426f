import { exportHealthRecord } from '@anamnesis/contracts/record-transfer/addresses';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download, FileInput } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { ApiError } from '../api/api-error';
import { download } from '../api/download';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { toast } from '../look/toasts';
import { transferMessages } from './messages';
import { recordPdfMessages } from './pdf-messages';
import { RecordPdf } from './record-pdf';
import styles from './record-transfer.module.css';

const ImportDialog = lazy(() => import('./import-dialog'));

/** The day on this device, YYYY-MM-DD. */
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** Downloads the record in a format that other systems read, and adds to it from such a file. */
export function TakeAlong() {
  const m = useMessages(transferMessages);
  const pdf = useMessages(recordPdfMessages);
  const heading = useId();
  const [importing, setImporting] = useState(false);
  const { mutate, isPending } = useMutation<void, ApiError>({
    mutationFn: () => download(exportHealthRecord, {}, m.fileName({ date: today() })),
    onError: (error) => toast.error(m.downloadFailed, error.message),
  });
  return (
    <section className={`card ${styles.card}`} aria-labelledby={heading}>
      <h2 id={heading}>{m.title}</h2>
      <p className="note">{pdf.note}</p>
      <p className="note">{m.note}</p>
      <div className={styles.acts}>
        <RecordPdf />
        <Button
          variant="outlined"
          startIcon={<Icon of={Download} size={18} />}
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending ? m.downloading : m.download}
        </Button>
        <Button startIcon={<Icon of={FileInput} size={18} />} onClick={() => setImporting(true)}>
          {m.add}
        </Button>
      </div>
      <Suspense>{importing && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </section>
  );
}
