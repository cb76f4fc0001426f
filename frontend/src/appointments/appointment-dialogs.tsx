import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { CancelDialog } from './cancel-dialog';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import { PaymentDialog } from './payment-dialog';
import { RescheduleDialog } from './reschedule-dialog';

export interface OpenDialog {
  what: 'payment' | 'cancel' | 'reschedule';
  appointment: PatientAppointment;
}

/** The dialog that a patient has opened. */
export function AppointmentDialogs({
  what,
  appointment,
  onClose,
  onPaid,
}: OpenDialog & { onClose: () => void; onPaid: (appointmentId: string) => void }) {
  const m = useMessages(appointmentMessages);
  const doctor = m.doctor({ name: appointment.doctor.fullName });
  switch (what) {
    case 'payment':
      return <PaymentDialog appointment={appointment} onClose={onClose} onPaid={onPaid} />;
    case 'cancel':
      return <CancelDialog appointment={appointment} otherName={doctor} onClose={onClose} />;
    case 'reschedule':
      return (
        <RescheduleDialog
          appointment={appointment}
          doctorId={appointment.doctor.id}
          other={{ label: m.doctorName, name: doctor }}
          onClose={onClose}
        />
      );
  }
}
