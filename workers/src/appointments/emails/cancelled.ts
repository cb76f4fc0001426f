import { type AppointmentEmail, maker, pageLink, reasonGiven, refundDue } from './email.js';

const WHAT_NOW = {
  patient: 'You can book another time whenever you like.',
  doctor: 'The time is free again for others.',
} as const;

export const cancelledEmail: AppointmentEmail = (appointment) => {
  const by = appointment.cancellation ? ` by ${maker(appointment, appointment.cancellation)}` : '';
  return {
    subject: `Your consultation with ${appointment.other} was cancelled`,
    name: appointment.name,
    says: [
      `Your video consultation with ${appointment.other} on ${appointment.when} was cancelled${by}.`,
      ...reasonGiven(appointment.cancellation),
      ...refundDue(appointment),
      WHAT_NOW[appointment.side],
      'The attached file takes it out of your calendar.',
    ],
    link: pageLink(appointment),
    notes: [],
  };
};
