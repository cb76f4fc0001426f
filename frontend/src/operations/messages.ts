import type { SetAside } from '@anamnesis/contracts/operations/routes';

/** What react-admin calls events that are set aside and their fields. */
export const setAsideLabels = {
  name: 'Event set aside |||| Set aside',
  fields: {
    projection: 'Projection',
    kind: 'Kind',
    streamId: 'Stream',
    position: 'Position',
    eventType: 'Event',
    error: 'Error',
    since: 'Since',
  },
} as const;

/** The texts of the operator's screen about events that projections could not process. */
export const messages = {
  title: 'Set aside',
  about:
    'Events of the log that a projection could not process. Nothing is lost: they stay in the log, and everything else goes on. Once the cause is mended, try them again.',
  happened: 'What happened',
  listFailed: 'What is set aside could not be loaded.',
  nothingLost: 'Nothing was changed. Please try again.',
  none: 'Nothing is set aside',
  noneText: 'Every projection has processed the whole log. Events that it can’t process would stand here.',
  noneOfKind: 'Nothing of this kind is set aside',
  noneOfKindText: 'Other kinds of projections may have events here.',
  kinds: { 'read-model': 'Read model', view: 'View', relay: 'Relay' } satisfies Record<SetAside['kind'], string>,
  effects: {
    'read-model': 'Later events of this stream wait behind it. Answers made from this read model may lack something.',
    view: 'The entry it belongs to is withdrawn until it is processed.',
    relay: 'Nobody was told of it. They are told once it is processed.',
  } satisfies Record<SetAside['kind'], string>,
  isWaiting: 'Waits for an event above. It is tried again by itself once that one is processed.',
  onlyHash:
    'Its stream has a name that can’t be kept, so it can’t be read and tried again. Build the read model anew once the cause is mended.',
  retry: 'Try again',
  retrying: 'Trying again',
  retried: 'It is tried again now',
  retryFailed: 'It was not tried again',
} as const;

/** "AppointmentBooked at 4711: RangeError" */
export const whatHappened = (eventType: string, position: string, error: string) =>
  `${eventType} at ${position}: ${error}`;

/** "Try again: appointment-7 in appointment-list", so that the buttons of a list are told apart. */
export const retryOf = ({ streamId, projection, isRetried }: SetAside) =>
  `${isRetried ? messages.retrying : messages.retry}: ${streamId} in ${projection}`;
