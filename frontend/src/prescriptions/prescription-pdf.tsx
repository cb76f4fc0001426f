import { openPrescription } from '@anamnesis/contracts/prescriptions/addresses';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { download } from '../api/download';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { toast } from '../look/toasts';
import { prescriptionMessages } from './messages';

interface Entry {
  id: string;
  kind: string;
  title: string;
  /** YYYY-MM-DD. */
  date: string;
  author: { role: 'patient' | 'doctor' };
  retracted: object | null;
}

/** Downloads the signed PDF of a doctor's prescription. Nothing for other entries and for retracted ones. */
export function PrescriptionPdf({ entry: { id, kind, title, date, author, retracted } }: { entry: Entry }) {
  const m = useMessages(prescriptionMessages);
  const [isBusy, setIsBusy] = useState(false);
  if (kind !== 'prescription' || author.role !== 'doctor' || retracted) return null;
  const save = async () => {
    setIsBusy(true);
    try {
      await download(openPrescription, { params: { entryId: id } }, m.fileName({ date }));
    } catch (error) {
      toast.error(m.downloadFailed, sentenceOf(error, m.downloadFailedHint));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="btn small"
      aria-label={m.downloadOf({ title })}
      disabled={isBusy}
      onClick={() => void save()}
    >
      <Icon of={FileText} size={18} />
      {isBusy ? m.downloading : m.download}
    </button>
  );
}
