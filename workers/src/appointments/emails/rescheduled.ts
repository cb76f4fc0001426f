import { type AppointmentEmail, howToJoin, maker, OTHERWISE, pageLink, reasonGiven } from './email.js';

export const rescheduledEmail: AppointmentEmail = (appointment) => {
  const by = appointment.move ? ` by ${maker(appointment, appointment.move)}` : '';
  return {
    subject: `Your consultation with ${appointment.other} was moved`,
    name: appointment.name,
    says: [
      `Your video consultation with ${appointment.other} was moved${by}. It is now on ${appointment.when}.`,
      ...reasonGiven(appointment.move),
      howToJoin[appointment.side],
      'The attached file moves it in your calendar.',
    ],
    link: pageLink(appointment),
    notes: [OTHERWISE],
  };
};
