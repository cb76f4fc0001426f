import { addFamilyMembers } from '@anamnesis/contracts/family/addresses';
import { INVITATION_DAYS, MAX_INVITED_AT_ONCE } from '@anamnesis/contracts/family/constants';
import { useState } from 'react';
import type { ApiError } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { FormDialog } from '../look/form-dialog';
import { Line, LineItem } from '../look/line';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { EmailInputs } from './email-inputs';
import { type EmailInput, filled, incomplete } from './email-list';
import { familyMessages } from './messages';

/** Invites people by email. Blank addresses are dropped; one that is not complete is named, and the others are kept. */
export function AddMembersDialog({ onClose }: { onClose: () => void }) {
  const { add: m } = useMessages(familyMessages);
  const [inputs, setInputs] = useState<readonly EmailInput[]>([{ id: 0, text: '' }]);
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, error } = useCommand(addFamilyMembers, {
    onDone: ({ addedMembers, notAdded }) => {
      const left = notAdded.map(({ email, message: reason }) => m.notSent({ email, reason })).join(' ');
      toast.success(m.sent({ count: addedMembers.length }), left || undefined);
      onClose();
    },
  });
  const change = (next: readonly EmailInput[]) => {
    setInputs(next);
    setWrong([]);
    setEmpty(false);
  };
  const submit = () => {
    const emails = filled(inputs);
    setEmpty(emails.length === 0);
    setWrong(incomplete(inputs));
    if (emails.length === 0 || incomplete(inputs).length > 0) return;
    mutate({ body: { familyMembers: emails.map(({ text }) => text) } });
  };
  const refused = (failure: ApiError) => (failure.isRefusal ? { title: failure.message } : { title: m.failed });
  return (
    <FormDialog
      {...{ title: m.title, note: m.note, cancel: m.cancel, act: isPending ? m.sending : m.send }}
      {...{ isPending, onSubmit: submit, onClose }}
      isDirty={filled(inputs).length > 0}
    >
      <EmailInputs inputs={inputs} wrong={wrong} most={MAX_INVITED_AT_ONCE} onChange={change} />
      {isEmpty && <Problem title={m.none} />}
      {!isPending && !isEmpty && error && <Problem {...refused(error)} />}
      <Line>
        <LineItem kind="now">
          <strong>{m.invite}</strong>
          <p className="note">{m.inviteNote}</p>
        </LineItem>
        <LineItem kind="ahead">
          <strong>{m.answer}</strong>
          <p className="note">{m.answerNote({ days: INVITATION_DAYS })}</p>
        </LineItem>
        <LineItem kind="ahead" ahead={false}>
          <strong>{m.see}</strong>
          <p className="note">{m.seeNote}</p>
        </LineItem>
      </Line>
    </FormDialog>
  );
}
