import { liftErasureHold } from '@anamnesis/contracts/erasure/addresses';
import { MAX_HOLD_REASON } from '@anamnesis/contracts/erasure/constants';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { ReasonDialog } from '../look/reason-dialog';
import { toast } from '../look/toasts';
import { erasureListMessages } from './messages';

interface Props {
  patientId: string;
  name: string;
  onClose: () => void;
}

/** Lifts the retention hold on a patient, with a reason: a due erasure goes on, and cannot be undone. */
export function LiftDialog({ patientId, name, onClose }: Props) {
  const m = useMessages(erasureListMessages);
  const lift = useCommand(liftErasureHold, {
    onDone: () => {
      toast.success(m.lifted);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={m.lift}
      note={name}
      words={{ reason: m.reason, reasonHint: m.liftHint, sayWhy: m.sayWhy, keep: m.keep, act: m.lift }}
      most={MAX_HOLD_REASON}
      pending={lift.isPending}
      problem={lift.error && { title: m.notLifted, text: lift.error.message }}
      onSubmit={(reason) => lift.mutate({ params: { patientId }, body: { reason } })}
      onClose={onClose}
    />
  );
}
