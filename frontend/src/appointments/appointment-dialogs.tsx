import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { CancelDialog } from './cancel-dialog';
import { messages } from './messages';
import { PaymentDialog } from './payment-dialog';
import { RescheduleDialog } from './reschedule-dialog';

export interface AskedFor {
  what: 'payment' | 'cancel' | 'reschedule';
  appointment: PatientAppointment;
}

/** The dialog that a patient has asked for. */
export function AppointmentDialogs({
  what,
  appointment,
  onClose,
  onPaid,
}: AskedFor & { onClose: () => void; onPaid: (appointmentId: string) => void }) {
  const doctor = `Dr. ${appointment.doctor.fullName}`;
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
          other={{ label: messages.doctorName, name: doctor }}

          onClose={onClose}
        />
      );
  }
}
