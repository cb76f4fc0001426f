import { setImmediate } from 'node:timers/promises';
import type { EventOf, Recorded } from '@anamnesis/contracts/language/event';
import type { RecordRead } from '@anamnesis/contracts/audit/events';
import { HISTORY_NOT_FOUND } from '@anamnesis/contracts/replay/errors';
import type { Knowledge } from '@anamnesis/contracts/replay/history';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Ports } from '../ports.js';
import { happenedAt } from './happened-at.js';
import { type Entry, type History, indexAt } from './history.js';
import { namesIn } from './names-in.js';
import { isShownBy, nameIn } from './parts-read.js';
import { actorOf } from './shown-event.js';

type Reading = Recorded<EventOf<typeof RecordRead>>;
/** The readings shown before an event; a doctor who opens one patient daily has more. */
const MOST = 100;

/**
 * What the author of an event had opened before it, as recorded, of the record that the event is about, and who opened this part of it
 * afterwards. A history also contains readings of other people's records, by its own person.
 */
export async function knowledgeAt(ports: Pick<Ports, 'pool'>, history: History, position: bigint): Promise<Knowledge> {
  const { entries } = history;
  const index = indexAt(history, position);
  const decision = entries[index] ?? refuse(HISTORY_NOT_FOUND);
  const author = actorOf(decision, new Map());
  const patientId = patientOf(decision);
  const readings = (from: number, until: number) => readingsOf(patientId, entries.slice(from, until));
  const allBefore = readings(0, index).filter(({ data }) => data.reader.id === author.id);
  const before = allBefore.slice(-MOST).reverse();
  const after = firstOfEach(
    readings(index + 1, entries.length).filter(
      (event) =>
        event.data.reader.id !== author.id &&
        decision.unreadable === null &&
        // Recorded later, it may have happened earlier.
        happenedAt(event) >= decision.event.recordedAt &&
        isShownBy(decision.event, event.data.what),
    ),
  );
  const changesOf = await changesUntil(
    entries.slice(0, index).filter((entry) => patientOf(entry) === patientId),
    before.map(({ data }) => data.what),
  );
  const names = await namesIn(ports, history, [author.id, ...[...before, ...after].map(({ data }) => data.reader.id)]);
  const named = ({ id, role }: { id: string; role: string }) => ({ id, role, name: names.get(id) ?? '' });
  return {
    event: {
      ...{ position: String(decision.event.position), type: decision.event.type, patientId },
      ...{ recordedAt: decision.event.recordedAt, author: named(author) },
    },
    opened: before.map((event) => ({
      ...{ readAt: happenedAt(event), position: String(event.position), reader: named(event.data.reader) },
      kind: event.data.what.kind,
      ...whatWasRead(changesOf(event.data.what), event),
    })),
    openedInAll: allBefore.length,
    seenBy: after.map((event) => ({
      ...{ reader: named(event.data.reader), readAt: happenedAt(event), position: String(event.position) },
    })),
  };
}

/** The person whose record an event is about: the patient whom it names, otherwise its data subject. Null for nobody, or where it is damaged. */
function patientOf({ event: { data, metadata }, unreadable }: Entry): string | null {
  const named: unknown = unreadable === null ? (data as { patientId?: unknown }).patientId : undefined;
  return typeof named === 'string' ? named : ((metadata as Partial<Recorded['metadata']> | null)?.subject ?? null);
}

type What = Reading['data']['what'];

/** The events that changed what was read, for each thing that was read once. */
async function changesUntil(entries: readonly Entry[], read: readonly What[]) {
  const changes = new Map<string, readonly Recorded[]>();
  for (const what of read) {
    if (changes.has(keyOf(what))) continue;
    // Each takes some milliseconds in a long history.
    await setImmediate();
    changes.set(
      keyOf(what),
      entries.flatMap(({ event, unreadable }) => (unreadable === null && isShownBy(event, what) ? [event] : [])),
    );
  }
  return (what: What) => changes.get(keyOf(what)) ?? [];
}
const keyOf = ({ kind, id }: What) => `${kind} ${id}`;

/** The name of what was read, its version at that time, and the number of changes since by others than the reader. */
function whatWasRead(
  changes: readonly Recorded[],
  { position, data: { what, reader } }: Reading,
): Pick<Knowledge['opened'][number], 'name' | 'version' | 'changedSince'> {
  const since = changes.filter((change) => change.position > position);
  return {
    name: changes.reduce((name, change) => nameIn(change, what) ?? name, ''),
    version: String(changes[changes.length - since.length - 1]?.position ?? 0),
    changedSince: since.filter(({ metadata }) => metadata.actor.id !== reader.id).length,
  };
}

/** The readings of a patient's record among events. */
const readingsOf = (patientId: string | null, entries: readonly Entry[]): Reading[] =>
  entries.flatMap(({ event, unreadable }) =>
    event.type === 'RecordRead' && unreadable === null && (event as Reading).data.patientId === patientId
      ? [event as Reading]
      : [],
  );

function firstOfEach(readings: readonly Reading[]): Reading[] {
  const first = new Map<string, Reading>();
  for (const reading of readings) {
    const { id } = reading.data.reader;
    if (!first.has(id)) first.set(id, reading);
  }
  return [...first.values()];
}
