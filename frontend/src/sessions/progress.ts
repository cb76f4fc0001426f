import type { AppointmentStatus, PaymentState } from '@anamnesis/contracts/appointments/constants';

export const progressSteps = ['Booked', 'Payment', 'Session', 'Feedback'] as const;

interface Progress {
  status: AppointmentStatus;
  payment: PaymentState;
  feedback: 'none' | 'given' | 'skipped';
}

/** Which step is now: an index into `progressSteps`, its length when all is done, null where there is nothing ahead to follow. */
export function currentStep({ status, payment, feedback }: Progress): number | null {
  switch (status) {
    case 'Pending':
      return payment === 'none' ? 1 : 2;
    case 'Active':
      return 2;
    case 'Completed':
      return feedback === 'none' ? 3 : progressSteps.length;
    case 'Cancelled':
    case 'No-show':
      return null;
  }
}
