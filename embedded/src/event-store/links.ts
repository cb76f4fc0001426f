import type { EventLog } from './log.js';
import { payloadOf } from './payload.js';
import { createdOf, encodedEventOf, eventResponse, eventTypeOf, linkResponse } from './record.js';
import { firstVisible, oldestVisible } from './stream-metadata.js';

/** The type of a link event, whose data are "revision@stream". */
const LINK_TYPE = '$>';
const TARGET = /^(\d{1,15})@(.+)$/s;

/** Encodes the response for a record. With `resolveLinks` a link is sent with its target; only one step, as in EventStoreDB. */
export const responder =
  (log: EventLog, resolveLinks: boolean) =>
  (record: Buffer, position: number): Buffer =>
    resolveLinks && eventTypeOf(record) === LINK_TYPE
      ? linkResponse(record, targetOf(log, record), position)
      : eventResponse(record, position);

/** The target of a link; undefined if it does not exist, or if deletion or metadata of its stream hide it. */
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
