/** An appointment in the calendar of one side. `other` is the name of the other one. */
export default {
  doctor: 'Dr. {name}',
  title: '{type} with {other}',
  description: 'A video consultation. It is held in your browser, at {page}',
  location: 'Video',
  alarm: 'With {other}',
} as const;
