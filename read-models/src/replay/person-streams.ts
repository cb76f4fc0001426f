import { eventDefinitions } from '@anamnesis/contracts/events';
import { put } from '@anamnesis/platform/read-model/change';
import { position, text, uuid } from '@anamnesis/platform/read-model/column';
import type { ReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';
import { concernedBy } from './concerned.js';

const streams = defineTable({
  name: 'person_streams',
  key: 'pair',
  subject: 'person_id',
  columns: {
    /** Person and stream. */
    pair: text(),
    /** An account, or an appointment. */
    person_id: uuid(),
    stream_id: text(),
    /** Of the newest event in the stream that concerns this person. */
    last_position: position(),
  },
  indexes: ['(person_id)'],
});
export type PersonStreamRow = RowOf<typeof streams>;

const every = [...eventDefinitions.values()];
const concerning: ReadModel['on'][string] = (event) =>
  concernedBy(event).map((personId) =>
    put(streams, {
      ...{ pair: `${personId} ${event.streamId}`, person_id: personId, stream_id: event.streamId },
      last_position: event.position,
    }),
  );

/**
 * The streams that concern a person or an appointment, from every event of the catalogue. Rows are written without being read, so that this
 * costs each batch one statement; the number of events in a stream is known to whoever reads it.
 */
export const personStreams = defineReadModel({
  name: 'person-streams',
  version: 2,
  tables: [streams],
  handles: every,
  on: Object.fromEntries(every.map(({ type }) => [type, concerning])),
});
