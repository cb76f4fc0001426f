import { type AppointmentLetter, howToJoin, OTHERWISE, pageLink } from './letter.js';

export const reminderLetter: AppointmentLetter = (agreed) => ({
  subject: `Reminder: your consultation with ${agreed.other}`,
  name: agreed.name,
  says: [`Your video consultation with ${agreed.other} is on ${agreed.when}.`, howToJoin[agreed.side]],
  link: pageLink(agreed),
  notes: [OTHERWISE],
});
