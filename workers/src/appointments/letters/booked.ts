import { type AppointmentLetter, howToJoin, OTHERWISE, pageLink } from './letter.js';

export const bookedLetter: AppointmentLetter = (agreed) => ({
  subject: `Your consultation with ${agreed.other} is booked`,
  name: agreed.name,
  says: [
    `Your video consultation with ${agreed.other} is booked for ${agreed.when}.`,
    howToJoin[agreed.side],
    'The attached file puts it into your calendar.',
  ],
  link: pageLink(agreed),
  notes: [OTHERWISE],
});
