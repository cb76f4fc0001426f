import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';

/** The messages of a room that are loaded: all between the oldest and the newest of them. */
export interface RoomLog {
  /** In the order of their positions. */
  readonly messages: readonly RoomMessage[];
  /** Where the next older page ends; null at the room's beginning. */
  readonly earlier: string | null;
  /** Where to read on; null if all that is loaded has to be read again. */
  readonly cursor: string | null;
}

/** Compares two positions: numbers in decimal, too large for a double. */
export const comparePositions = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

const byPosition = (one: RoomMessage, other: RoomMessage) => comparePositions(one.position, other.position);

/** Adds what was posted or has changed since the log's cursor. A message that is known already is replaced; one older than what is loaded is left out. */
export function withChanges(log: RoomLog, changes: Pick<RoomLog, 'messages' | 'cursor'>): RoomLog {
  const cursor = later(log.cursor, changes.cursor);
  const [oldest] = log.messages;
  const isLoaded = ({ position }: RoomMessage) =>
    log.earlier === null || oldest === undefined || comparePositions(position, oldest.position) >= 0;
  const changed = changes.messages.filter(isLoaded);
  if (changed.length === 0) return { ...log, cursor };
  const known = new Map(log.messages.map((message) => [message._id, message]));
  for (const message of changed) known.set(message._id, message);
  return { ...log, cursor, messages: [...known.values()].sort(byPosition) };
}

/** A read that was overtaken by another one must not lead back. */
function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one;
  return comparePositions(one, other) > 0 ? one : other;
}

/** Adds a page of older messages. */
export function withOlder(log: RoomLog, page: Pick<RoomLog, 'messages' | 'earlier'>): RoomLog {
  const known = new Set(log.messages.map(({ _id }) => _id));
  const older = page.messages.filter(({ _id }) => !known.has(_id));
  return { ...log, earlier: page.earlier, messages: [...older, ...log.messages] };
}
