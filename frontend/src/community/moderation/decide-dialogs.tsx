import { MAX_MODERATION_NOTES, reportReasons, type ReportReason } from '@anamnesis/contracts/community/constants';
import type { ReportedMessage } from '@anamnesis/contracts/community/moderation-routes';
import { useState } from 'react';
import type { ApiError } from '../../api/api-error';
import { useVerb } from '../../desk/use-verb';
import { useMessages } from '../../language/messages';
import { Field } from '../../look/field';
import { FormDialog } from '../../look/form-dialog';
import { Problem } from '../../look/problem';
import { SelectField } from '../../look/select-field';
import { toast } from '../../look/toasts';
import { moderationMessages } from './messages';

interface Props {
  reported: ReportedMessage;
  onClose: () => void;
}
interface Decision {
  reason: ReportReason;
  notes: string;
}

/** Asks for the reason of a decision, at first the one of the latest report, and for notes. */
function DecisionDialog({
  reported,
  onClose,
  texts,
  isPending,
  problem,
  onDecide,
}: Props & {
  texts: { title: string; note: string; reason: string };
  isPending: boolean;
  problem: string | undefined;
  onDecide: (decision: Decision) => void;
}) {
  const m = useMessages(moderationMessages);
  const [decision, setDecision] = useState<Decision>({
    reason: reported.reports.at(-1)?.reason ?? 'other',
    notes: '',
  });
  return (
    <FormDialog
      {...{ title: texts.title, note: texts.note, act: texts.title, cancel: m.keep, look: 'error' }}
      {...{ isPending, onClose, isDirty: decision.notes !== '' }}
      onSubmit={() => onDecide(decision)}
    >
      <SelectField
        label={texts.reason}
        value={decision.reason}
        options={reportReasons.map((value) => ({ value, label: m.reasons[value] }))}
        onChange={({ target }) => setDecision({ ...decision, reason: target.value as ReportReason })}
      />
      <Field
        label={m.notes}
        optional
        multiline
        minRows={2}
        value={decision.notes}
        inputProps={{ maxLength: MAX_MODERATION_NOTES }}
        onChange={({ target }) => setDecision({ ...decision, notes: target.value })}
      />
      {!isPending && problem && <Problem title={m.decideFailed} text={problem} />}
    </FormDialog>
  );
}

/**
 * The version of the reported message that a decision names: what was shown when its dialog opened, although a push may have changed the page
 * behind it. Once the server has said that it has changed, the current one.
 */
export function useSeen(version: number, error: ApiError | null): number {
  const [opened] = useState(version);
  return error?.code === 'REPORTS_CHANGED' ? version : opened;
}

/** Hides a message from everybody in its room. */
export function HideDialog({ reported, onClose }: Props) {
  const m = useMessages(moderationMessages);
  const { id, version } = reported;
  const { mutate, isPending, error } = useVerb('hideMessage', {
    onDone: () => {
      toast.success(m.isNowHidden);
      onClose();
    },
  });
  const seen = useSeen(version, error);
  return (
    <DecisionDialog
      {...{ reported, onClose, isPending, problem: error?.message }}
      texts={{ title: m.hide, note: m.hideNote, reason: m.reason }}
      onDecide={(decision) => mutate({ params: { id }, body: { seen, ...decision } })}
    />
  );
}

/** Removes the author of a message from the room. */
export function RemoveDialog({ reported, onClose }: Props) {
  const m = useMessages(moderationMessages);
  const { roomId, authorId: memberId, sender: who } = reported;
  const { mutate, isPending, error } = useVerb('removeMember', {
    onDone: () => {
      toast.success(m.isNowRemoved({ who }));
      onClose();
    },
  });
  return (
    <DecisionDialog
      {...{ reported, onClose, isPending, problem: error?.message }}
      texts={{ title: m.remove, note: m.removeNote({ who }), reason: m.whyRemoved }}
      onDecide={(decision) => mutate({ body: { roomId, memberId, ...decision } })}
    />
  );
}
