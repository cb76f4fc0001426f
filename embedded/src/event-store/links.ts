import type { EventLog } from './log.js';
import { payloadOf } from './payload.js';
import { createdOf, encodedEventOf, eventResponse, eventTypeOf, linkResponse } from './record.js';
import { firstVisible, oldestVisible } from './stream-metadata.js';

/** An event that points to another one, by "revision@stream". */
const LINK_TYPE = '$>';
const TARGET = /^(\d{1,15})@(.+)$/s;

/** Encodes what a reader is sent for a record. Links are replaced by the events they point to when the reader wants that; one step, as in EventStoreDB. */
export const responder =
  (log: EventLog, resolveLinks: boolean) =>
  (record: Buffer, position: number): Buffer =>
    resolveLinks && eventTypeOf(record) === LINK_TYPE
      ? linkResponse(record, targetOf(log, record), position)
      : eventResponse(record, position);

/** The event that a link points to, unless its stream's metadata or its deletion hide it, or there is none. */
function targetOf(log: EventLog, link: Buffer): Buffer | undefined {
  const [, number, stream] = TARGET.exec(Buffer.from(payloadOf(encodedEventOf(link))).toString('utf8')) ?? [];
  if (stream === undefined) return undefined;
  const revision = Number(number);
  const head = log.headForReaders(stream);
  if (head.tombstoned || head.metadata.deleted || revision > head.revision) return undefined;
  if (revision < firstVisible(head.metadata, head.revision)) return undefined;
  const [target] = log.pageOfStream(stream, head, { from: revision, to: revision, backwards: false, limit: 1 });
  const oldest = oldestVisible(head.metadata, Date.now());
  return target && (oldest === undefined || createdOf(target.record) >= oldest) ? target.record : undefined;
}
