/** The texts of the patient's main page. Those of the specification stand word for word. */
export default {
  title: 'Home',
  tagline: 'Track real-time wellness for you and your family, guided by expert doctors.',
  greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  now: 'Now',
  yourLine: 'Your line',

  appointments: 'Manage Your Appointments',
  appointmentsNone: 'Nothing is planned. Whenever you want to ask somebody, a doctor is a few clicks away.',
  appointmentsFailed: 'Failed to fetch appointments. Please try again.',
  appointmentsSafe: 'Your appointments are safe where they were.',
  doctor: 'Dr. {name}',
  findDoctor: 'Find Your Doctor',
  all: 'All appointments',
  payAndJoin: 'Pay & Join Session',
  join: 'Go to the session',
  progress: 'Progress of this appointment',
  loading: 'Loading appointments',
  running: 'It is running now',
  inMinutes: 'in {minutes} min',
  inHours: 'in {hours} h',
  inHoursAndMinutes: 'in {hours} h {minutes} min',
  inDays: 'in {days, plural, one {# day} other {# days}}',

  todo: 'Your To-Do Today',
  todoLoading: 'Loading suggested activity...',
  completed: 'Completed',
  days: '{days, plural, one {# day} other {# days}}',
  inARow: '{days} in a row.',
  longest: 'Your longest is {days}.',
  weekdays: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  weekSummary: 'Signed in on {days, plural, one {# day} other {# days}} of this week so far',

  records: 'Secure Health Data Store',
  viewRecords: 'View Records',
  recordsEmpty:
    'Your record opens later. Results, prescriptions and diagnoses will appear here, the newest first, and only you decide who sees them.',
} as const;
