/** The texts of what is new on the patient's main page. */
export default {
  loading: 'Loading what is new',
  failed: 'What is new could not be loaded.',
  nothing: 'No result was added in the last seven days, and no invitation waits for your answer.',
  invitation: '{name} asks to see your record',
  result: '{name} was added',
  doctor: 'Dr. {name}',
  more: 'And {count} more.',
} as const;
