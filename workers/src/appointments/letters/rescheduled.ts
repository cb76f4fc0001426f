import { type AppointmentLetter, howToJoin, maker, OTHERWISE, pageLink, reasonGiven } from './letter.js';

export const rescheduledLetter: AppointmentLetter = (agreed) => {
  const by = agreed.move ? ` by ${maker(agreed, agreed.move)}` : '';
  return {
    subject: `Your consultation with ${agreed.other} was moved`,
    name: agreed.name,
    says: [
      `Your video consultation with ${agreed.other} was moved${by}. It is now on ${agreed.when}.`,
      ...reasonGiven(agreed.move),
      howToJoin[agreed.side],
      'The attached file moves it in your calendar.',
    ],
    link: pageLink(agreed),
    notes: [OTHERWISE],
  };
};
