import { createShareLink } from '@anamnesis/contracts/share/addresses';
import {
  MAX_RECIPIENT,
  shareParts,
  type SharePart,
  shareTimes,
  type ShareTime,
} from '@anamnesis/contracts/share/constants';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { CheckList } from '../look/check-list';
import { FormDialog } from '../look/form-dialog';
import { Field, FieldError } from '../look/field';
import { Problem } from '../look/problem';
import { SelectField } from '../look/select-field';
import { CreatedLink } from './created-link';
import { shareMessages } from './messages';

/** Asks what to share, for how long and with whom; then shows the link and the pass code, once. */
export function CreateShareDialog({ onClose }: { onClose: () => void }) {
  const { create: m, parts } = useMessages(shareMessages);
  const heading = useId();
  const [scope, setScope] = useState<SharePart[]>([...shareParts]);
  const [lasts, setLasts] = useState<ShareTime>('day');
  const [recipient, setRecipient] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, data, isPending, error } = useCommand(createShareLink);
  const isNameless = recipient.trim() === '';
  const submit = () => {
    setTried(true);
    if (scope.length > 0 && !isNameless) mutate({ body: { scope, lasts, recipient } });
  };
  if (data)
    return (
      <Dialog open aria-labelledby={heading}>
        <CreatedLink heading={heading} created={data.data} recipient={recipient} onClose={onClose} />
      </Dialog>
    );
  return (
    <FormDialog
      {...{ title: m.title, note: m.note, cancel: m.cancel, act: isPending ? m.acting : m.act }}
      {...{ isPending, onSubmit: submit, onClose }}
      isDirty={recipient !== ''}
    >
      <CheckList
        title={m.parts}
        options={shareParts}
        nameOf={(part) => parts[part]}
        ticked={scope}
        onChange={setScope}
      />
      {isTried && scope.length === 0 && <FieldError id={`${heading}-parts`}>{m.partsMissing}</FieldError>}
      <SelectField
        label={m.lasts}
        value={lasts}
        options={shareTimes.map((time) => ({ value: time, label: m.times[time] }))}
        onChange={({ target }) => setLasts(target.value as ShareTime)}
      />
      <Field
        label={m.recipient}
        hint={m.recipientHint}
        value={recipient}
        inputProps={{ maxLength: MAX_RECIPIENT, autoComplete: 'off' }}
        onChange={({ target }) => setRecipient(target.value)}
        error={isTried && isNameless ? m.recipientMissing : undefined}
      />
      {!isPending && error && <Problem title={m.failed} text={error.isRefusal ? error.message : m.failedText} />}
    </FormDialog>
  );
}
