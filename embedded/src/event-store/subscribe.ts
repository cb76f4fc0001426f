import { randomUUID } from 'node:crypto';
import { createTurns } from '@anamnesis/platform/process/turns';
import { streamDeleted } from './errors.js';
import { responder } from './links.js';
import type { EventLog } from './log.js';
import { PAGE } from './read.js';
import type { ReadRequest } from './read-request.js';
import type { Reader } from './reader.js';
import { createdOf } from './record.js';
import { caughtUp, checkpoint, confirmation, fellBehind } from './responses.js';
import { firstVisible, oldestVisible } from './stream-metadata.js';

/** A live subscriber with more outstanding events than this has fallen behind. */
const FALLEN_BEHIND = 5000;

interface Source {
  /** The last position or revision now. */
  end(): number;
  /** Sends one page after the cursor; returns the new cursor. */
  sendPage(cursor: number): Promise<number>;
  /** Called when the subscription has caught up. */
  caughtUp(cursor: number): Promise<void>;
  /** The stream to wait for, `''` for the whole log. */
  waitFor: string;
}

/**
 * Subscriptions have no queue. Each keeps a cursor and reads the log at its own pace. So nothing is lost or repeated at the switch
 * from catching up to live, and a slow subscriber costs others neither time nor memory.
 */
async function follow(log: EventLog, source: Source, reader: Reader, start: number): Promise<void> {
  let cursor = start;
  let live = false;
  await reader.send(confirmation(randomUUID()));
  while (!reader.signal.aborted) {
    if (cursor >= source.end()) {
      if (!live) {
        await source.caughtUp(cursor);
        await reader.send(caughtUp);
        live = true;
      }
      if (cursor >= source.end()) await log.tail.grown(source.waitFor, reader.signal);
      continue;
    }
    if (live && source.end() - cursor > FALLEN_BEHIND) {
      live = false;
      await reader.send(fellBehind);
    }
    cursor = await source.sendPage(cursor);
  }
}

/** Sends the log after a position, then new events, until the call ends. */
export async function subscribeToAll(
  log: EventLog,
  { from, filter, resolveLinks }: ReadRequest,
  reader: Reader,
): Promise<void> {
  const respond = responder(log, resolveLinks);
  const turn = createTurns();
  const start = from === 'start' ? 0 : from === 'end' ? log.lastPosition : from;
  let considered = 0;
  let marked = start;
  const mark = async (position: number): Promise<void> => {
    considered = 0;
    if (position <= marked) return;
    marked = position;
    await reader.send(checkpoint(position));
  };
  const source: Source = {
    waitFor: '',
    end: () => log.lastPosition,
    caughtUp: (cursor) => (filter ? mark(cursor) : Promise.resolve()),
    sendPage: async (cursor) => {
      const page = log.pageOfAll({ from: cursor + 1, to: log.lastPosition, backwards: false, limit: PAGE });
      for (const { position, record } of page) {
        if (reader.signal.aborted) break;
        if (!filter || filter.matches(record)) await reader.send(respond(record, position));
        considered += 1;
        if (filter && considered >= filter.checkpointInterval) await mark(position);
        // An expression may take long on each record.
        const others = turn();
        if (others) await others;
      }
      return cursor + page.length;
    },
  };
  await follow(log, source, reader, start);
}

/** Sends a stream after a revision, then new events, until the call ends or the stream is tombstoned. */
export async function subscribeToStream(
  log: EventLog,
  stream: string,
  { from, resolveLinks }: ReadRequest,
  reader: Reader,
): Promise<void> {
  const respond = responder(log, resolveLinks);
  const turn = createTurns();
  const alive = (): ReturnType<EventLog['head']> => {
    const head = log.headForReaders(stream);
    if (head.tombstoned) throw streamDeleted(stream);
    return head;
  };
  const start = from === 'start' ? -1 : from === 'end' ? alive().revision : from;
  const source: Source = {
    waitFor: stream,
    end: () => alive().revision,
    caughtUp: () => Promise.resolve(),
    sendPage: async (cursor) => {
      const head = alive();
      const first = Math.max(cursor + 1, firstVisible(head.metadata, head.revision));
      const oldest = oldestVisible(head.metadata, Date.now());
      const page = log.pageOfStream(stream, head, { from: first, to: head.revision, backwards: false, limit: PAGE });
      for (const { position, record } of page) {
        if (reader.signal.aborted) break;
        if (oldest === undefined || createdOf(record) >= oldest) await reader.send(respond(record, position));
        const others = turn();
        if (others) await others;
      }
      return Math.min(head.revision, first + page.length - 1);
    },
  };
  await follow(log, source, reader, start);
}
