import { type AppointmentLetter, maker, pageLink, reasonGiven, refundDue } from './letter.js';

const WHAT_NOW = {
  patient: 'You can book another time whenever you like.',
  doctor: 'The time is free again for others.',
} as const;

export const cancelledLetter: AppointmentLetter = (agreed) => {
  const by = agreed.cancellation ? ` by ${maker(agreed, agreed.cancellation)}` : '';
  return {
    subject: `Your consultation with ${agreed.other} was cancelled`,
    name: agreed.name,
    says: [
      `Your video consultation with ${agreed.other} on ${agreed.when} was cancelled${by}.`,
      ...reasonGiven(agreed.cancellation),
      ...refundDue(agreed),
      WHAT_NOW[agreed.side],
      'The attached file takes it out of your calendar.',
    ],
    link: pageLink(agreed),
    notes: [],
  };
};
