/** An appointment in the calendar of one side. `other` is the name of the other one. */
export default {
  doctor: 'Dr. {name}',
  types: {
    'General Consultation': 'General Consultation',
    'Follow-up': 'Follow-up',
    'Second Opinion': 'Second Opinion',
  },
  title: '{type} with {other}',
  description: 'A video consultation. It is held in your browser, at {page}',
  location: 'Video',
  alarm: 'With {other}',
} as const;
