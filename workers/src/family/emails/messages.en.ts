/** The emails about a family tie. `name` and `email` are those of the other side. */
export default {
  /** The greeting of a person without an account, whose name is unknown. */
  withoutName: 'there',
  page: 'Open my family',
  parts: { testReports: 'test reports', prescriptions: 'prescriptions', diagnoses: 'diagnoses' },
  invitation: {
    subject: 'Invitation by {name} to share your health record',
    asks: '{name} ({email}) asks to see your health record at Anamnesis.',
    scope:
      'If you accept, {name} can read your {parts}, from now on and from before, and can change nothing. You see each time your record is opened, and may withdraw whenever you like.',
    signIn: 'Please sign in to accept or decline.',
    signUp:
      'To answer, please create an account with this email address and confirm the address. The invitation is then waiting for you under Family Reports.',
    answer: 'Answer the invitation',
    create: 'Create an account',
    silence: 'The invitation ends after {days, plural, one {# day} other {# days}}. No answer counts as no.',
    unknown: 'You do not know {name}? Then there is nothing to do: nobody sees anything of you.',
  },
  accepted: {
    subject: 'You can now see the health record of {name}',
    accepted: '{name} has accepted your invitation. You can now read their {parts}.',
    notice: '{name} sees each time you open their record, and may withdraw at any time.',
  },
  declined: {
    subject: 'Your invitation was declined',
    declined: 'Your invitation to {email} was declined.',
  },
  withdrawn: {
    subject: {
      inviter: 'You no longer see the health record of {name}',
      member: 'Your health record is no longer shared with {name}',
    },
    byYou: {
      inviter: 'You have stopped seeing the health record of {name}.',
      member: 'You have withdrawn. {name} can no longer open your health record.',
    },
    byOther: {
      inviter: '{name} has withdrawn. You can no longer open their health record.',
      member: '{name} has stopped seeing your health record, and can no longer open it.',
    },
    again: 'It can be shared again later, by a new invitation.',
  },
} as const;
