import { setImmediate } from 'node:timers/promises';
import type { EventOf, Recorded } from '@anamnesis/contracts/language/event';
import type { RecordRead } from '@anamnesis/contracts/audit/events';
import { HISTORY_NOT_FOUND } from '@anamnesis/contracts/replay/errors';
import type { Knowledge } from '@anamnesis/contracts/replay/history';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Ports } from '../ports.js';
import { happenedAt } from './happened-at.js';
import { type Entry, type History, indexAt } from './history.js';
import { namesOf } from './names-of.js';
import { isShownBy, nameIn } from './parts-read.js';
import { actorOf } from './shown-event.js';

type Reading = Recorded<EventOf<typeof RecordRead>>;
/** The readings shown before an event; a doctor who opens one patient daily has more. */
const MOST = 100;

/** What the author of an event had opened of the record before it, as recorded, and who opened this part of it afterwards. */
export async function knowledgeAt(ports: Pick<Ports, 'pool'>, history: History, position: bigint): Promise<Knowledge> {
  const { entries } = history;
  const index = indexAt(history, position);
  const decision = entries[index] ?? refuse(HISTORY_NOT_FOUND);
  const author = actorOf(decision, new Map());
  const before = readingsIn(entries, 0, index)
    .filter(({ event }) => event.data.reader.id === author.id)
    .slice(-MOST)
    .reverse();
  const after = firstOfEach(
    readingsIn(entries, index + 1, entries.length).filter(
      ({ event }) =>
        event.data.reader.id !== author.id &&
        decision.unreadable === null &&
        // Recorded later, it may have happened earlier.
        happenedAt(event) >= decision.event.recordedAt &&
        isShownBy(decision.event, event.data.what),
    ),
  );
  const changesOf = await changesUntil(
    entries.slice(0, index),
    before.map(({ event }) => event.data.what),
  );
  const names = await namesOf(ports, [author.id, ...[...before, ...after].map(({ event }) => event.data.reader.id)]);
  const named = ({ id, role }: { id: string; role: string }) => ({ id, role, name: names.get(id) ?? '' });
  return {
    event: {
      ...{ position: String(decision.event.position), type: decision.event.type },
      ...{ recordedAt: decision.event.recordedAt, author: named(author) },
    },
    opened: before.map(({ event }) => ({
      ...{ readAt: happenedAt(event), position: String(event.position), reader: named(event.data.reader) },
      kind: event.data.what.kind,
      ...whatWasRead(changesOf(event.data.what), event),
    })),
    seenBy: after.map(({ event }) => ({
      ...{ reader: named(event.data.reader), readAt: happenedAt(event), position: String(event.position) },
    })),
  };
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

/** The name of what was read, its version at that time, and the number of changes since. */
function whatWasRead(
  changes: readonly Recorded[],
  { position, data: { what } }: Reading,
): Pick<Knowledge['opened'][number], 'name' | 'version' | 'changedSince'> {
  const since = changes.filter((change) => change.position > position).length;
  return {
    name: changes.reduce((name, change) => nameIn(change, what) ?? name, ''),
    version: String(changes[changes.length - since - 1]?.position ?? 0),
    changedSince: since,
  };
}

/** The readings of the record among the events from one index until before another. */
function readingsIn(entries: readonly Entry[], from: number, until: number): { event: Reading; index: number }[] {
  const found: { event: Reading; index: number }[] = [];
  for (let index = from; index < until; index += 1) {
    const { event, unreadable } = entries[index] as Entry;
    if (event.type === 'RecordRead' && unreadable === null) found.push({ event: event as Reading, index });
  }
  return found;
}

function firstOfEach(readings: readonly { event: Reading }[]): { event: Reading }[] {
  const first = new Map<string, { event: Reading }>();
  for (const reading of readings) {
    const { id } = reading.event.data.reader;
    if (!first.has(id)) first.set(id, reading);
  }
  return [...first.values()];
}
