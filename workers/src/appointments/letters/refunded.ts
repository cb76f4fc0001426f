import { type AppointmentLetter, feeInWords, pageLink } from './letter.js';

export const refundedLetter: AppointmentLetter = (agreed) => ({
  subject: `Your payment to ${agreed.other} was refunded`,
  name: agreed.name,
  says: [
    `${agreed.other} has refunded the ${feeInWords(agreed)} that you paid for the consultation on ${agreed.when}.`,
    'It can take your bank a few days to show it.',
  ],
  link: pageLink(agreed),
  notes: [],
});

export const paymentNotReceivedLetter: AppointmentLetter = (agreed) => ({
  subject: `Your payment to ${agreed.other} did not arrive`,
  name: agreed.name,
  says: [
    `${agreed.other} says that the ${feeInWords(agreed)} for the consultation on ${agreed.when} never arrived, so there is nothing to refund.`,
    'If your UPI app shows that it was paid, send it the transaction ID from your appointments and ask where the money is.',
  ],
  link: pageLink(agreed),
  notes: [],
});
