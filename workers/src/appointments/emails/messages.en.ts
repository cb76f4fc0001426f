/** The emails about an appointment. `other` is the name of the other side, `when` the day, time and time zone. */
export default {
  doctor: 'Dr. {name}',
  when: '{day} at {time}, {zone} ({offset})',
  page: { patient: 'Open my appointments', doctor: 'Open my consultations' },
  howToJoin: {
    patient:
      'When it is time, open your appointments, pay there if you have not done so yet, and join from your browser.',
    doctor: 'When it is time, open your consultations and start the session from your browser.',
  },
  reason: 'The reason that was given: “{reason}”',
  refundDue: {
    patient: 'Your payment of {fee} is to be refunded. You get an email when your doctor has confirmed it.',
    doctor:
      'The payment of {fee} is to be refunded. Please confirm it in the history of your consultations when you have done so, or say there that it never arrived.',
  },
  unsuitable: 'Does the time not suit you? Please move or cancel it there, so that it is free for somebody else.',
  booked: {
    subject: 'Your consultation with {other} is booked',
    booked: 'Your video consultation with {other} is booked for {when}.',
    calendar: 'The attached file puts it into your calendar.',
  },
  rescheduled: {
    subject: 'Your consultation with {other} was moved',
    moved: {
      bySomebody: 'Your video consultation with {other} was moved. It is now on {when}.',
      byYou: 'Your video consultation with {other} was moved by you. It is now on {when}.',
      byOther: 'Your video consultation with {other} was moved by {other}. It is now on {when}.',
    },
    calendar: 'The attached file moves it in your calendar.',
  },
  cancelled: {
    subject: 'Your consultation with {other} was cancelled',
    cancelled: {
      bySomebody: 'Your video consultation with {other} on {when} was cancelled.',
      byYou: 'Your video consultation with {other} on {when} was cancelled by you.',
      byOther: 'Your video consultation with {other} on {when} was cancelled by {other}.',
    },
    whatNow: {
      patient: 'You can book another time whenever you like.',
      doctor: 'The time is free again for others.',
    },
    calendar: 'The attached file takes it out of your calendar.',
  },
  missed: {
    subject: 'Your consultation with {other} did not take place',
    missing: {
      both: 'Your video consultation with {other} on {when} did not take place. Neither of you came.',
      you: 'Your video consultation with {other} on {when} did not take place. You did not come.',
      other: 'Your video consultation with {other} on {when} did not take place. {other} did not come.',
    },
  },
  refunded: {
    subject: 'Your payment to {other} was refunded',
    refunded: '{other} has refunded the {fee} that you paid for the consultation on {when}.',
    patience: 'It can take your bank a few days to show it.',
  },
  notReceived: {
    subject: 'Your payment to {other} did not arrive',
    notReceived:
      '{other} says that the {fee} for the consultation on {when} never arrived, so there is nothing to refund.',
    whatNow:
      'If your UPI app shows that it was paid, send it the transaction ID from your appointments and ask where the money is.',
  },
  reminder: {
    subject: 'Reminder: your consultation with {other}',
    upcoming: 'Your video consultation with {other} is on {when}.',
  },
} as const;
