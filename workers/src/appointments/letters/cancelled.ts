import { type AppointmentLetter, pageLink } from './letter.js';

const WHAT_NOW = {
  patient: 'There is nothing more to do. You can book another time whenever you like.',
  doctor: 'There is nothing more to do. The time is free again for others.',
} as const;

export const cancelledLetter: AppointmentLetter = (agreed) => ({
  subject: `Your consultation with ${agreed.other} was cancelled`,
  name: agreed.name,
  says: [
    `Your video consultation with ${agreed.other} on ${agreed.when} was cancelled.`,
    ...(agreed.reason === null ? [] : [`The reason that was given: “${agreed.reason.replace(/\s+/g, ' ').trim()}”`]),
    WHAT_NOW[agreed.side],
    'The attached file takes it out of your calendar.',
  ],
  link: pageLink(agreed),
  notes: [],
});
