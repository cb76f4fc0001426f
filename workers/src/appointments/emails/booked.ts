import { type AppointmentEmail, howToJoin, OTHERWISE, pageLink } from './email.js';

export const bookedEmail: AppointmentEmail = (appointment) => ({
  subject: `Your consultation with ${appointment.other} is booked`,
  name: appointment.name,
  says: [
    `Your video consultation with ${appointment.other} is booked for ${appointment.when}.`,
    howToJoin[appointment.side],
    'The attached file puts it into your calendar.',
  ],
  link: pageLink(appointment),
  notes: [OTHERWISE],
});
