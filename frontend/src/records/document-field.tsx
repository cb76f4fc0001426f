import { useMessages } from '../language/messages';
import { OptionalMark } from '../look/field';
import { DocumentUpload } from '../uploads/document-upload';
import { documentMessages } from './document-messages';

interface Props {
  /** Whether a document is being uploaded. */
  isBusy: boolean;
  onBusy: (busy: boolean) => void;
  /** Receives the id of the finished upload; null without a document. */
  onChange: (uploadId: string | null) => void;
}

/** The optional document of a new entry. */
export function DocumentField({ isBusy, onBusy, onChange }: Props) {
  const m = useMessages(documentMessages);
  return (
    <div className="field" role="group" aria-label={m.document}>
      <span className="lab">
        {m.document}
        <OptionalMark />
      </span>
      <DocumentUpload onChange={onChange} onBusy={onBusy} />
      <p className="note" role="status">
        {isBusy && m.uploadFirst}
      </p>
    </div>
  );
}
