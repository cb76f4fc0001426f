/** The texts of the operator's screens about what the product could not read. */
export const messages = {
  title: 'Set aside',
  about:
    'Events that a list could not take in. They are kept in the log; what follows in the same stream waits behind them. Everything else goes on.',
  loading: 'Loading what is set aside',
  listFailed: 'What is set aside could not be loaded.',
  nothingLost: 'Nothing was changed. Please try again.',
  none: 'Nothing is set aside',
  noneText: 'Every list shows all that the log holds. What could not be read would stand here.',
  retry: 'Try again',
  retried: 'It is tried again now',
  retryFailed: 'It was not tried again',
} as const;

/** "AppointmentBooked at 4711: RangeError" */
export const whatHappened = (eventType: string, position: string, error: string) =>
  `${eventType} at ${position}: ${error}`;
