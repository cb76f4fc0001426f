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
        isShownBy(decision.event, event.data.what),
    ),
  );
  const names = await namesOf(ports, [author.id, ...[...before, ...after].map(({ event }) => event.data.reader.id)]);
  const named = ({ id, role }: { id: string; role: string }) => ({ id, role, name: names.get(id) ?? '' });
  return {
    event: {
      ...{ position: String(decision.event.position), type: decision.event.type },
      ...{ recordedAt: decision.event.recordedAt, author: named(author) },
    },
    opened: before.map(({ event, index: at }) => ({
      ...{ readAt: happenedAt(event), position: String(event.position), reader: named(event.data.reader) },
      kind: event.data.what.kind,
      ...whatWasRead(entries, event.data.what, at, index),
    })),
    seenBy: after.map(({ event }) => ({
      ...{ reader: named(event.data.reader), readAt: happenedAt(event), position: String(event.position) },
    })),
  };
}

/** The name of what was read, its version at that time, and the changes until the decision. */
function whatWasRead(
  entries: readonly Entry[],
  what: Reading['data']['what'],
  readAt: number,
  decidedAt: number,
): Pick<Knowledge['opened'][number], 'name' | 'version' | 'changedSince'> {
  let [name, version, changedSince] = ['', 0n, 0];
  for (const { event, unreadable } of entries.slice(0, decidedAt)) {
    if (unreadable !== null || !isShownBy(event, what)) continue;
    name = nameIn(event, what) ?? name;
    if (event.position < (entries[readAt] as Entry).event.position) version = event.position;
    else changedSince += 1;
  }
  return { name, version: String(version), changedSince };
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
