/** The question before a form with typed text is closed. */
export default {
  ask: 'Discard what you typed?',
  notSaved: 'It has not been saved.',
  goOn: 'Keep editing',
  discard: 'Discard',
} as const;
