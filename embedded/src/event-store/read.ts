import { createTurns } from '@anamnesis/platform/process/turns';
import type { EventLog } from './log.js';
import { streamDeleted } from './errors.js';
import { responder } from './links.js';
import type { Range } from './pages.js';
import type { ReadRequest } from './read-request.js';
import type { Reader } from './reader.js';
import { createdOf } from './record.js';
import { streamNotFound } from './responses.js';
import { firstVisible, oldestVisible } from './stream-metadata.js';

/** Maximum records per page. */
export const PAGE = 256;

type Bounds = Pick<Range, 'from' | 'to' | 'backwards'>;

/**
 * Sends the log up to its end at the start of the read. Forwards the given position is included, backwards it is excluded, as in
 * EventStoreDB.
 */
export async function readAll(
  log: EventLog,
  { from, backwards, maxCount, filter, resolveLinks }: ReadRequest,
  reader: Reader,
): Promise<void> {
  const respond = responder(log, resolveLinks);
  const turn = createTurns();
  let left = maxCount;
  let bounds = boundsOfAll(log.lastPosition, from, backwards);
  while (left > 0 && !isEmpty(bounds) && !reader.signal.aborted) {
    const page = log.pageOfAll({ ...bounds, limit: filter ? PAGE : Math.min(PAGE, left) });
    for (const { position, record } of page) {
      if (left === 0 || reader.signal.aborted) break;
      if (!filter || filter.matches(record)) {
        left -= 1;
        await reader.send(respond(record, position));
      }
      // An expression may take long on each record.
      const others = turn();
      if (others) await others;
    }
    bounds = after(bounds, page.length);
  }
  reader.end();
}

/** Sends the visible events of one stream up to its end at the start of the read. */
export async function readStream(
  log: EventLog,
  stream: string,
  { from, backwards, maxCount, resolveLinks }: ReadRequest,
  reader: Reader,
): Promise<void> {
  const head = log.headForReaders(stream);
  if (head.tombstoned) throw streamDeleted(stream);
  if (head.revision < 0 || head.metadata.deleted) {
    await reader.send(streamNotFound(stream));
    return reader.end();
  }
  const oldest = oldestVisible(head.metadata, Date.now());
  const respond = responder(log, resolveLinks);
  const turn = createTurns();
  let left = maxCount;
  let bounds = boundsOfStream(firstVisible(head.metadata, head.revision), head.revision, from, backwards);
  while (left > 0 && !isEmpty(bounds) && !reader.signal.aborted) {
    const page = log.pageOfStream(stream, head, {
      ...bounds,
      limit: oldest === undefined ? Math.min(PAGE, left) : PAGE,
    });
    for (const { position, record } of page) {
      if (left === 0 || reader.signal.aborted) break;
      if (oldest === undefined || createdOf(record) >= oldest) {
        left -= 1;
        await reader.send(respond(record, position));
      }
      const others = turn();
      if (others) await others;
    }
    bounds = after(bounds, page.length);
  }
  reader.end();
}

function boundsOfAll(last: number, from: ReadRequest['from'], backwards: boolean): Bounds {
  if (backwards)
    return { from: from === 'end' ? last : from === 'start' ? 0 : Math.min(last, from - 1), to: 1, backwards };
  return { from: from === 'end' ? last + 1 : from === 'start' ? 1 : Math.max(1, from), to: last, backwards };
}

function boundsOfStream(first: number, last: number, from: ReadRequest['from'], backwards: boolean): Bounds {
  if (backwards)
    return { from: from === 'end' ? last : from === 'start' ? 0 : Math.min(last, from), to: first, backwards };
  return { from: from === 'end' ? last + 1 : from === 'start' ? first : Math.max(first, from), to: last, backwards };
}

const isEmpty = ({ from, to, backwards }: Bounds): boolean => (backwards ? from < to : from > to);

const after = ({ from, to, backwards }: Bounds, count: number): Bounds => ({
  from: backwards ? from - count : from + count,
  to,
  backwards,
});
