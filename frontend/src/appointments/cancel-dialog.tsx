import { cancelAppointment } from '@anamnesis/contracts/appointments/addresses';
import type { PaymentState } from '@anamnesis/contracts/appointments/constants';
import { doctorSlots } from '@anamnesis/contracts/doctors/addresses';
import { useCommand } from '../api/questions';
import { toast } from '../look/toasts';
import { agreedTime } from '../time/clinic-time';
import { messages as m } from './messages';
import { ReasonDialog } from '../look/reason-dialog';

interface Props {
  appointment: { id: string; startsAt: string; timeZone: string; payment: PaymentState };
  otherName: string;
  /** Lists that show the appointment. */
  refreshes: readonly { readonly path: string }[];
  onClose: () => void;
  onDone?: () => void;
}

const words = {
  reason: m.reason,
  reasonHint: m.reasonHint,
  sayWhy: m.sayWhy,
  keep: m.keepAppointment,
  act: m.cancelAppointment,
};

/** Cancels a pending appointment, with a reason that the other side reads. */
export function CancelDialog({ appointment, otherName, refreshes, onClose, onDone }: Props) {
  const { id, startsAt, timeZone, payment } = appointment;
  const isPaid = payment === 'claimed' || payment === 'confirmed';
  const { mutate, isPending, error } = useCommand(cancelAppointment, {
    refreshes: [...refreshes, doctorSlots],
    onDone: () => {
      toast.success(m.cancelled, m.cancelledWhy);
      onDone?.();
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={m.cancelAppointment}
      note={`${otherName}, ${agreedTime(startsAt, timeZone)}`}
      words={words}
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
