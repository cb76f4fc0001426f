import { isDeepStrictEqual } from 'node:util';
import { setImmediate } from 'node:timers/promises';
import { eventDefinitions } from '@anamnesis/contracts/events';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { HistoriesSearched } from '@anamnesis/contracts/replay/events';
import { type Codec, type RecordedWireEvent, Undecodable } from '@anamnesis/platform/event-store/codec';
import { concernedBy } from '@anamnesis/read-models/replay/concerned';
import { type History, personalFieldsOf } from './history.js';
import { entryNamedBy } from './entry-names.js';

/** Events decoded at once: a few milliseconds, so that other requests are answered in between. */
const BATCH = 250;

/** The field that holds the encrypted part of an event. */
const BOX = '$personal';

/**
 * Adds events, which are in the order of the log, to a history. Personal fields of other people than the history's person are replaced by
 * their placeholders before decoding, so that no other key is fetched.
 */
export async function addEvents(
  codec: Pick<Codec, 'decodeEach'>,
  history: History,
  events: readonly RecordedWireEvent[],
): Promise<void> {
  for (let from = 0; from < events.length; from += BATCH) {
    await setImmediate();
    const batch = events.slice(from, from + BATCH);
    history.person ??= patientIn(batch);
    const wires = batch.map((wire) => (isOf(history, wire) ? wire : withoutBox(wire)));
    const decoded = await codec.decodeEach(wires);
    for (const [index, wire] of batch.entries()) add(history, wire, decoded[index] as Recorded | Undecodable);
  }
}

function add(history: History, wire: RecordedWireEvent, decoded: Recorded | Undecodable): void {
  const correlationId = String((wire.metadata as { correlationId?: unknown } | null)?.correlationId ?? '');
  const index = history.entries.length;
  if (!history.requests.has(correlationId)) history.requests.set(correlationId, index);
  const firstOfRequest = history.requests.get(correlationId) ?? index;
  const stream = history.streams.get(wire.streamId);
  if (stream) stream.count += 1;
  if (decoded instanceof Undecodable) {
    const unreadable = decoded.cause instanceof Error ? decoded.cause.name : typeof decoded.cause;
    history.entries.push({ event: wire, unreadable, isOfAnother: true, isErased: false, firstOfRequest });
    return;
  }
  // A search also names people who have nothing to do with this history.
  if (wire.type !== HistoriesSearched.type) for (const id of concernedBy(decoded)) history.concerned.add(id);
  const isSealed = hasBox(wire);
  const isOfAnother = !isOf(history, wire) && personalFieldsOf(wire.type).length > 0;
  const isErased = isSealed && !isOfAnother && hasPlaceholders(decoded);
  if (isSealed && !isOfAnother) history.sealed ??= wire;
  history.isErased ||= isErased;
  const named = isOfAnother ? null : entryNamedBy(decoded);
  if (named) history.entryNames.set(...named);
  history.entries.push({ event: decoded, unreadable: null, isOfAnother, isErased, firstOfRequest });
}

/** Whether the key with which this event was encrypted is gone: an event is not encrypted when it holds nothing but placeholders. */
export const hasPlaceholders = ({ type, data }: Recorded): boolean => {
  const personal = Object.entries(eventDefinitions.get(type)?.personal ?? {});
  return personal.every(([name, value]) => isDeepStrictEqual((data as Record<string, unknown>)[name], value));
};

/** Whether an event, in its stored form, belongs to a history: it concerns its person, or can't be told to concern anybody. */
export function belongsTo({ id }: Pick<History, 'id'>, wire: RecordedWireEvent): boolean {
  // Damaged: the stream is the person's, and the event is reported as unreadable.
  if (!eventDefinitions.has(wire.type) || !isObject(wire.data) || !isObject(wire.metadata?.actor)) return true;
  const concerned = concernedBy(wire);
  return concerned.length === 0 || concerned.includes(id);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasBox = ({ data }: RecordedWireEvent): boolean => isObject(data) && BOX in data;
const isOf = ({ person }: History, { metadata }: RecordedWireEvent): boolean =>
  person !== null && (metadata as { subject?: unknown } | null)?.subject === person;

function withoutBox(wire: RecordedWireEvent): RecordedWireEvent {
  if (!hasBox(wire)) return wire;
  const { [BOX]: _, ...clear } = wire.data;
  return { ...wire, data: { ...clear, ...eventDefinitions.get(wire.type)?.personal } };
}

/** The patient whom the events of an appointment name. */
const patientIn = (events: readonly RecordedWireEvent[]): string | null => {
  const named = events.find(({ data }) => typeof (data as { patientId?: unknown } | null)?.patientId === 'string');
  return named ? String(named.data['patientId']) : null;
};
