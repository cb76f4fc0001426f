import { expect, test } from '@jest/globals';
import type { EventDefinition } from '../language/event.js';
import { recordEvents } from './events.js';

/** Ids, times, states and codes: what an erasure leaves of a record. */
const inTheClear = new Set([
  ...['patientId', 'entryId', 'documentId', 'author', 'appointmentId', 'kind', 'rulesVersion', 'rulesChecked'],
  ...['date', 'followUpDate', 'stoppedOn', 'confirmedUnchecked'],
]);

test.each<[string, EventDefinition]>(recordEvents.map((definition) => [definition.type, definition]))(
  '%s encrypts all that was written, and leaves ids, days and codes in the clear',
  (_, { schema, personal }) => {
    for (const field of Object.keys(schema.shape))
      expect([field, field in personal]).toEqual([field, !inTheClear.has(field)]);
  },
);
