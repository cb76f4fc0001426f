import { type AppointmentLetter, howToJoin, OTHERWISE, pageLink } from './letter.js';

export const rescheduledLetter: AppointmentLetter = (agreed) => ({
  subject: `Your consultation with ${agreed.other} was moved`,
  name: agreed.name,
  says: [
    `Your video consultation with ${agreed.other} was moved. It is now on ${agreed.when}.`,
    howToJoin[agreed.side],
    'The attached file moves it in your calendar.',
  ],
  link: pageLink(agreed),
  notes: [OTHERWISE],
});
