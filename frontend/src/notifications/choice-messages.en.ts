/** The texts of the choices about notifications. */
export default {
  title: 'What you are told',
  note: 'Everything appears in Notifications. Here you choose what also comes by email.',
  loading: 'Loading your choices…',
  failed: 'Your choices could not be loaded',
  kind: 'About',
  email: 'Email',
  emailAbout: 'Email: {group}',
  noEmail: 'no email',
  always: 'always',
  alwaysWhy:
    'Emails about emergency access and about your account are always sent, and at once: they tell you if somebody else is there.',
  groups: {
    emergency: 'Emergency access to your record',
    account: 'Your account and its security',
    reminders: 'Reminders of appointments',
    appointments: 'Appointments booked, moved or cancelled',
    payments: 'Payments',
    messages: 'Notes and reports of a consultation',
    records: 'New in your record',
    family: 'Family invitations',
  },
  quiet: 'Quiet hours',
  quietNote:
    'In these hours no email is sent that can wait; it comes at their end. What is about an appointment that begins earlier is sent at once.',
  from: 'From',
  to: 'To',
  zone: 'By the clock of {zone}',
  save: 'Save',
  saved: 'Your choices are saved',
} as const;
