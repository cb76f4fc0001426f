import jspb from 'google-protobuf';
import { MOST_EVENTS } from './append-request.js';
import { streams } from './protocol.js';

/** `proposed_messages` of a `BatchAppendReq`. */
const EVENTS = 3;

/**
 * Reads a request of a batch call. Events beyond the limit of an append are left out, except for one, by which the append is rejected: a message
 * has room for millions, and reading them would hold up all other calls.
 */
export function readBatchRequest(bytes: Buffer): streams.BatchAppendReq {
  const reader = new jspb.BinaryReader(bytes);
  const kept: Buffer[] = [];
  let events = 0;
  for (let from = 0; reader.nextField(); from = reader.getCursor()) {
    reader.skipField();
    if (reader.getFieldNumber() === EVENTS) events += 1;
    if (reader.getFieldNumber() !== EVENTS || events <= MOST_EVENTS + 1)
      kept.push(bytes.subarray(from, reader.getCursor()));
  }
  return streams.BatchAppendReq.deserializeBinary(events > MOST_EVENTS + 1 ? Buffer.concat(kept) : bytes);
}
