import { openInquiry } from '@anamnesis/contracts/replay/addresses';
import { MAX_INQUIRY_REASON } from '@anamnesis/contracts/replay/constants';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { Problem } from '../look/problem';
import { LatestInquiries } from './latest-inquiries';
import { replayMessages } from './messages';
import styles from './replay.module.css';

/** Asks for the reason of an inquiry, which is recorded, or for one of the latest inquiries. `onInquiry` gets its id. */
export function InquiryForm({ note, onInquiry }: { note?: string; onInquiry: (id: string) => void }) {
  const m = useMessages(replayMessages);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const command = useCommand(openInquiry, { onDone: ({ data }) => onInquiry(data.inquiryId) });
  const submit = () => {
    setMissing(!reason.trim());
    if (reason.trim()) command.mutate({ body: { reason: reason.trim() } });
  };
  return (
    <div className={`desk-page ${styles.start}`}>
      <form
        className="card stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2>{m.reasonTitle}</h2>
        {note && <p>{note}</p>}
        <p className="note">{m.recorded}</p>
        <Field
          label={m.reason}
          hint={m.reasonHint}
          multiline
          minRows={2}
          value={reason}
          inputProps={{ maxLength: MAX_INQUIRY_REASON }}
          onChange={({ target }) => setReason(target.value)}
          error={isMissing ? m.reasonMissing : command.error?.fields.reason}
        />
        {command.isError && <Problem title={m.beginFailed} text={command.error.message} />}
        <div>
          <Button type="submit" variant="contained" disabled={command.isPending}>
            {command.isPending ? m.beginning : m.begin}
          </Button>
        </div>
      </form>
      <LatestInquiries onInquiry={onInquiry} />
    </div>
  );
}
