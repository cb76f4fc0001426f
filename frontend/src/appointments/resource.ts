import {
  cancelAppointment,
  confirmPayment,
  refundPayment,
  rejectPayment,
  rescheduleAppointment,
} from '@anamnesis/contracts/appointments/addresses';
import { endSessionAsDoctor, joinSession } from '@anamnesis/contracts/sessions/addresses';

/** The react-admin resource of a doctor's appointments, and the first part of their query keys. */
export const APPOINTMENTS = 'appointments';

/** What a doctor does with an appointment beyond reading it: methods of the data provider. */
export const appointmentVerbs = {
  ...{ reschedule: rescheduleAppointment, cancel: cancelAppointment },
  ...{ joinSession, endSession: endSessionAsDoctor },
  ...{ confirmPayment, refundPayment, rejectPayment },
} as const;
