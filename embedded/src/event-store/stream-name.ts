import { accessDenied, badRequest } from './errors.js';
import type { shared } from './protocol.js';

const ALL = '$all';
/** The name of the metadata stream of an empty name. */
const METADATA_OF_NOTHING = '$$';

/** The stream name in a request. Throws a bad request if it is missing. */
export function streamName(identifier: shared.StreamIdentifier | undefined): string {
  const name = Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
  if (name === '') throw badRequest('The stream name is missing');
  if (name === METADATA_OF_NOTHING) throw badRequest(`"${name}" is no stream name`);
  return name;
}

/** The stream name in a write request. Throws access denied for `$all`, which is the log itself. */
export function writableStreamName(identifier: shared.StreamIdentifier | undefined): string {
  const name = streamName(identifier);
  if (name === ALL) throw accessDenied(`"${name}" is the whole log and cannot be written to`);
  return name;
}
