import type { AppointmentStatus, PaymentState } from '@anamnesis/contracts/appointments/constants';

export const progressSteps = ['booked', 'payment', 'session', 'feedback'] as const;

interface Progress {
  status: AppointmentStatus;
  payment: PaymentState;
  feedback: 'none' | 'given' | 'skipped';
}

/** The index of the current step in `progressSteps`; its length when all are done; null if the appointment does not take place. */
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
