import { accessDenied, badRequest } from './errors.js';
import type { shared } from './protocol.js';

const ALL = '$all';
/** What the metadata of a stream without a name would be called. */
const METADATA_OF_NOTHING = '$$';

/** The stream that a request names. Throws a bad request when it names none. */
export function streamName(identifier: shared.StreamIdentifier | undefined): string {
  const name = Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
  if (name === '') throw badRequest('The stream name is missing');
  if (name === METADATA_OF_NOTHING) throw badRequest(`"${name}" is no stream name`);
  return name;
}

/** The stream that a request wants to change. Nobody may write to `$all`: it is the log itself. */
export function writableStreamName(identifier: shared.StreamIdentifier | undefined): string {
  const name = streamName(identifier);
  if (name === ALL) throw accessDenied(`"${name}" is the whole log, nobody may write to it`);
  return name;
}
