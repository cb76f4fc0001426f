import { cancelAppointment } from '@anamnesis/contracts/appointments/addresses';
import type * as routes from '@anamnesis/contracts/appointments/routes';
import type { PaymentState } from '@anamnesis/contracts/appointments/constants';
import { useCommand, type SendCommand } from '../api/api-queries';
import { toast } from '../look/toasts';
import { agreedTime } from '../time/clinic-time';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import { ReasonDialog } from '../look/reason-dialog';

interface Props {
  appointment: { id: string; startsAt: string; timeZone: string; payment: PaymentState };
  otherName: string;
  /** Sends the command; `call` by default. */
  send?: SendCommand<typeof routes.cancelAppointment>;
  onClose: () => void;
}

/** Cancels a pending appointment with a reason that the other side can read. */
export function CancelDialog({ appointment, otherName, send, onClose }: Props) {
  const m = useMessages(appointmentMessages);
  const { id, startsAt, timeZone, payment } = appointment;
  const isPaid = payment === 'claimed' || payment === 'confirmed';
  const { mutate, isPending, error } = useCommand(cancelAppointment, {
    send,
    onDone: () => {
      toast.success(m.cancelled, m.cancelledWhy);
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
