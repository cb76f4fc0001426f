import { type AppointmentEmail, howToJoin, OTHERWISE, pageLink } from './email.js';

export const reminderEmail: AppointmentEmail = (appointment) => ({
  subject: `Reminder: your consultation with ${appointment.other}`,
  name: appointment.name,
  says: [`Your video consultation with ${appointment.other} is on ${appointment.when}.`, howToJoin[appointment.side]],
  link: pageLink(appointment),
  notes: [OTHERWISE],
});
