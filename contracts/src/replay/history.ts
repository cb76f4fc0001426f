import { z } from 'zod';
import { id, moment } from '../language/reply.js';
import { historyKinds, rowChanges } from './constants.js';

/** A position of the log, as a decimal number. */
export const logPosition = z.string().regex(/^\d{1,18}$/);

/** Who acted: an account, the product's own jobs, or the visitor of a share link. `name` is empty where it is not known. */
const actor = z.object({ id, role: z.string(), name: z.string() });

/** A search result. */
export const foundHistory = z.object({
  kind: z.enum(historyKinds),
  id,
  /** The name of the person; of an appointment those of patient and doctor. */
  title: z.string(),
  /** The email address; of an appointment the time, ISO 8601. */
  note: z.string(),
});
export type FoundHistory = z.infer<typeof foundHistory>;

/** Events of a history that lie close together in time. */
const bin = z.object({
  from: moment,
  to: moment,
  /** Position of its first event, position and index of its last one. */
  firstPosition: logPosition,
  position: logPosition,
  index: z.int(),
  count: z.int(),
});

/** A history as a whole. */
export const history = z.object({
  ...{ kind: z.enum(historyKinds), id, name: z.string() },
  /** The reason of the inquiry under which it was opened. */
  reason: z.string(),
  /** Whether the person was erased: personal fields show placeholders. */
  isErased: z.boolean(),
  total: z.int(),
  first: z.object({ position: logPosition, recordedAt: moment }).nullable(),
  last: z.object({ position: logPosition, recordedAt: moment }).nullable(),
  /** The types and actors of its events, most frequent first, for the filters. */
  types: z.array(z.object({ type: z.string(), count: z.int() })),
  actors: z.array(actor.extend({ count: z.int() })),
  /** The names of the people whom its events name, where they are known. In the history of a doctor, no patient has a name. */
  people: z.array(z.object({ id, name: z.string() })),
  /** At most RAIL_BINS; each event is in exactly one, in order. */
  rail: z.array(bin),
  streams: z.array(z.object({ streamId: z.string(), count: z.int() })),
});
export type History = z.infer<typeof history>;

/** One event of a history. */
export const historyEvent = z.object({
  id,
  position: logPosition,
  /** Its number in the history, from 1. */
  index: z.int(),
  ...{ streamId: z.string(), revision: logPosition, type: z.string() },
  /** When it happened, where the event says so; otherwise when it was recorded. */
  happenedAt: moment,
  recordedAt: moment,
  actor,
  /** The name of the entry of the health record that it is about: a medicine, a test, a diagnosis, a substance. */
  entry: z.string().nullable(),
  /** Decrypted, without the fields named in `hidden` and `secret`. */
  data: z.record(z.string(), z.unknown()),
  /** Left out as personal data of somebody else than the history's person. */
  hidden: z.array(z.string()),
  /** Left out, because no auditor needs it to understand the event: hashes of passwords, names of meeting rooms. */
  secret: z.array(z.string()),
  /** Whether its personal fields are placeholders, because the person was erased. */
  isErased: z.boolean(),
  /** Null for an event that can be read; otherwise the name of the error. */
  unreadable: z.string().nullable(),
  subject: z.string().nullable(),
  ...{ correlationId: z.string(), causationId: z.string(), schemaVersion: z.int() },
  /** The position of the event of this history that the same request recorded first; null if this is the first. */
  causedBy: logPosition.nullable(),
});
export type HistoryEvent = z.infer<typeof historyEvent>;

/** A point of a history: the state after this event. Position 0 and index 0: before the first. */
const point = z.object({ position: logPosition, index: z.int(), recordedAt: moment.nullable() });

/** A row of a read model at a moment, compared with another moment. */
const momentRow = z.object({
  key: z.string(),
  /** At the moment; of a removed row, at the compared one. Positions are decimal texts. */
  row: z.record(z.string(), z.unknown()),
  /** Null where both moments have the same row, or none was compared. */
  change: z.enum(rowChanges).nullable(),
  /** Of a changed row: the columns that differ, with their values at the compared moment. */
  before: z.record(z.string(), z.unknown()).nullable(),
});
export type MomentRow = z.infer<typeof momentRow>;

/** A table of a read model at a moment. */
const section = z.object({
  model: z.string(),
  table: z.string(),
  /** Number of rows, with those that were removed since the compared moment. */
  total: z.int(),
  ...{ added: z.int(), changed: z.int(), removed: z.int() },
  /** Changed rows first, then the newest. At most MOMENT_PAGE; the route with `table` and `from` returns the others. */
  rows: z.array(momentRow),
});

/** The whole record at a moment, by the read models that build the live screens. */
export const momentOfHistory = z.object({
  at: point,
  /** Null if nothing was compared. */
  compared: point.nullable(),
  ...{ added: z.int(), changed: z.int(), removed: z.int() },
  /** Tables without rows are left out. */
  sections: z.array(section),
  /** Streams with an event that cannot be read or folded: what follows it there is missing. */
  incomplete: z.array(z.string()),
});
export type Moment = z.infer<typeof momentOfHistory>;

/** A reading of the record by a person, with what the record said then. */
const knownReading = z.object({
  readAt: moment,
  position: logPosition,
  reader: actor,
  kind: z.string(),
  /** The name of the document or the entry, where one was read; otherwise empty. */
  name: z.string(),
  /** The newest position of the record at the reading: its version. */
  version: logPosition,
  /** How many changes of what was read, by others than the reader, came between this reading and the event. */
  changedSince: z.int(),
});

/** Who knew what when, about one event. */
export const knowledge = z.object({
  event: z.object({
    ...{ position: logPosition, type: z.string(), recordedAt: moment, author: actor },
    /** The person whose record it is about; null where it is about none. */
    patientId: id.nullable(),
  }),
  /** What its author had opened of this record before, the latest first. For an event of a patient about themselves: empty. */
  opened: z.array(knownReading),
  /** How often in all: `opened` are the latest. */
  openedInAll: z.int(),
  /** Who opened this part of the record after it, each at the first time. */
  seenBy: z.array(z.object({ reader: actor, readAt: moment, position: logPosition })),
});
export type Knowledge = z.infer<typeof knowledge>;
