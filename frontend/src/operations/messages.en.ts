/** The texts of the operator's screen about events that projections could not process. */
export default {
  /** The names that react-admin shows for the resource and its fields. */
  resource: {
    name: { one: 'Event set aside', other: 'Set aside' },
    fields: {
      projection: 'Projection',
      kind: 'Kind',
      streamId: 'Stream',
      position: 'Position',
      eventType: 'Event',
      error: 'Error',
      since: 'Since',
    },
  },
  title: 'Set aside',
  about:
    'Events of the log that a projection could not process. Nothing is lost: they stay in the log, and everything else goes on. Once the cause is fixed, try them again.',
  happened: 'What happened',
  happenedAt: '{eventType} at {position}: {error}',
  listFailed: 'What is set aside could not be loaded.',
  nothingLost: 'Nothing was changed. Please try again.',
  none: 'Nothing is set aside',
  noneText: 'Every projection has processed the whole log. Events that it can’t process would be listed here.',
  noneOfKind: 'Nothing of this kind is set aside',
  noneOfKindText: 'Other kinds of projections may have events here.',
  kinds: { 'read-model': 'Read model', view: 'View', relay: 'Relay' },
  effects: {
    'read-model': 'Later events of this stream wait behind it. Replies from this read model may be incomplete.',
    view: 'The entry it belongs to is withdrawn until it is processed.',
    relay: 'Nobody was notified of it. They are notified once it is processed.',
  },
  isWaiting: 'Waits for an event above. It is tried again by itself once that one is processed.',
  onlyHash:
    'Its stream has a name that can’t be kept, so it can’t be read and tried again. Rebuild the read model once the cause is fixed.',
  retry: 'Try again',
  retryOf: 'Try again: {streamId} in {projection}',
  retrying: 'Trying again',
  retryingOf: 'Trying again: {streamId} in {projection}',
  retried: 'It is tried again now',
  retryFailed: 'It was not tried again',
} as const;
