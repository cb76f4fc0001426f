import { openHealthRecordPdf } from '@anamnesis/contracts/record-transfer/pdf-addresses';
import Button from '@mui/material/Button';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { download } from '../api/download';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { toast } from '../look/toasts';
import { recordPdfMessages } from './pdf-messages';

/** Downloads the patient's whole record as a PDF. */
export function RecordPdf() {
  const m = useMessages(recordPdfMessages);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      await download(openHealthRecordPdf, {}, m.fileName);
    } catch (error) {
      toast.error(m.failed, sentenceOf(error, m.failedHint));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<Icon of={FileDown} size={18} />}
      disabled={isBusy}
      onClick={() => void save()}
    >
      <span aria-live="polite">{isBusy ? m.downloading : m.download}</span>
    </Button>
  );
}
