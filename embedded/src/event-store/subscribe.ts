import { randomUUID } from 'node:crypto';
import { streamDeleted } from './errors.js';
import { responder } from './links.js';
import type { EventLog } from './log.js';
import { PAGE } from './read.js';
import type { ReadRequest } from './read-request.js';
import type { Reader } from './reader.js';
import { createdOf } from './record.js';
import { caughtUp, checkpoint, confirmation, fellBehind } from './responses.js';
import { firstVisible, oldestVisible } from './stream-metadata.js';

/** A live subscriber with more events than this before it is told that it has fallen behind. */
const FALLEN_BEHIND = 5000;

interface Source {
  /** How far the log or stream reaches now. */
  end(): number;
  /** Sends what lies behind the cursor, one page of it, and answers the new cursor. */
  sendPage(cursor: number): Promise<number>;
  /** Called when catching up has ended. */
  caughtUp(cursor: number): Promise<void>;
  /** The stream to wait for, `''` for the whole log. */
  waitFor: string;
}

/**
 * Subscriptions have no queue. Each remembers how far it has read and reads on from the log, at its own pace, so nothing is missed or
 * sent twice where catching up ends and the live tail begins, and a slow subscriber costs nobody else time or memory.
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

/** Sends the log from behind a position, then whatever is appended, until the reader goes. */
export async function subscribeToAll(
  log: EventLog,
  { from, filter, resolveLinks }: ReadRequest,
  reader: Reader,
): Promise<void> {
  const respond = responder(log, resolveLinks);
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
        if (!filter || filter.matches(record)) await reader.send(respond(record, position));
        considered += 1;
        if (filter && considered >= filter.checkpointInterval) await mark(position);
      }
      return cursor + page.length;
    },
  };
  await follow(log, source, reader, start);
}

/** Sends a stream from behind a revision, then whatever is appended to it, until the reader goes or the stream is tombstoned. */
export async function subscribeToStream(
  log: EventLog,
  stream: string,
  { from, resolveLinks }: ReadRequest,
  reader: Reader,
): Promise<void> {
  const respond = responder(log, resolveLinks);
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
      for (const { position, record } of page)
        if (oldest === undefined || createdOf(record) >= oldest) await reader.send(respond(record, position));
      return Math.min(head.revision, first + page.length - 1);
    },
  };
  await follow(log, source, reader, start);
}
