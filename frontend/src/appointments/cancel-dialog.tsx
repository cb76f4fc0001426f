import { cancelAppointment } from '@anamnesis/contracts/appointments/addresses';
import type { PaymentState } from '@anamnesis/contracts/appointments/constants';
import { useCommand } from '../api/questions';
import { toast } from '../look/toasts';
import { agreedTime } from '../time/clinic-time';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import { ReasonDialog } from '../look/reason-dialog';

interface Props {
  appointment: { id: string; startsAt: string; timeZone: string; payment: PaymentState };
  otherName: string;
  onClose: () => void;
  onDone?: () => void;
}

/** Cancels a pending appointment with a reason that the other side can read. */
export function CancelDialog({ appointment, otherName, onClose, onDone }: Props) {
  const m = useMessages(appointmentMessages);
  const { id, startsAt, timeZone, payment } = appointment;
  const isPaid = payment === 'claimed' || payment === 'confirmed';
  const { mutate, isPending, error } = useCommand(cancelAppointment, {
    onDone: () => {
      toast.success(m.cancelled, m.cancelledWhy);
      onDone?.();
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={m.cancelAppointment}
      note={m.personAndTime({ name: otherName, when: agreedTime(startsAt, timeZone) })}
      words={{
        reason: m.reason,
        reasonHint: m.reasonHint,
        sayWhy: m.sayWhy,
        keep: m.keepAppointment,
        act: m.cancelAppointment,
      }}
      most={500}
      pending={isPending}
      problem={error && { title: m.cancelFailed, text: error.message }}
      onSubmit={(reason) => mutate({ params: { id }, body: { reason } })}
      onClose={onClose}
    >
      {isPaid && <p className="note">{m.refundFollows}</p>}
    </ReasonDialog>
  );
}
