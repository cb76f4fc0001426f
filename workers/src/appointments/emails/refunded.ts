import { type AppointmentEmail, feeInWords, pageLink } from './email.js';

export const refundedEmail: AppointmentEmail = (appointment) => ({
  subject: `Your payment to ${appointment.other} was refunded`,
  name: appointment.name,
  says: [
    `${appointment.other} has refunded the ${feeInWords(appointment)} that you paid for the consultation on ${appointment.when}.`,
    'It can take your bank a few days to show it.',
  ],
  link: pageLink(appointment),
  notes: [],
});

export const paymentNotReceivedEmail: AppointmentEmail = (appointment) => ({
  subject: `Your payment to ${appointment.other} did not arrive`,
  name: appointment.name,
  says: [
    `${appointment.other} says that the ${feeInWords(appointment)} for the consultation on ${appointment.when} never arrived, so there is nothing to refund.`,
    'If your UPI app shows that it was paid, send it the transaction ID from your appointments and ask where the money is.',
  ],
  link: pageLink(appointment),
  notes: [],
});
