import {
  cancelAppointment,
  confirmPayment,
  refundPayment,
  rejectPayment,
  rescheduleAppointment,
} from '@anamnesis/contracts/appointments/addresses';
import { endSessionAsDoctor, joinSession } from '@anamnesis/contracts/sessions/addresses';

/** What a doctor does with an appointment beyond reading it: methods of the data provider. They are in `desk`, because the features import it. */
export const appointmentVerbs = {
  ...{ reschedule: rescheduleAppointment, cancel: cancelAppointment },
  ...{ joinSession, endSession: endSessionAsDoctor },
  ...{ confirmPayment, refundPayment, rejectPayment },
} as const;
