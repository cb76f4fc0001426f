import { badRequest } from './errors.js';
import { createFilter, type Filter } from './filter.js';
import { streams } from './protocol.js';
import { streamName } from './stream-name.js';

type Options = streams.ReadReq.Options;

/** `start`, `end`, or a position or revision. */
type From = 'start' | 'end' | number;

export interface ReadRequest {
  /** Undefined for the whole log. */
  stream: string | undefined;
  from: From;
  backwards: boolean;
  maxCount: number;
  subscription: boolean;
  /** Whether links are sent with their targets. */
  resolveLinks: boolean;
  filter: Filter | undefined;
}

/** Parses a `Read` request. Throws a bad request if it is invalid. */
export function readRequest(request: streams.ReadReq): ReadRequest {
  const options = request.getOptions();
  if (!options) throw badRequest('A read needs options');
  const filter = options.getFilter();
  return {
    ...whatToRead(options),
    backwards: options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS,
    maxCount: options.hasCount() ? boundedNumber(options.getCount()) : Number.MAX_SAFE_INTEGER,
    subscription: options.hasSubscription(),
    resolveLinks: options.getResolveLinks(),
    filter: filter && options.hasAll() ? createFilter(filter) : undefined,
  };
}

function whatToRead(options: Options): Pick<ReadRequest, 'stream' | 'from'> {
  const stream = options.getStream();
  if (stream) {
    return {
      stream: streamName(stream.getStreamIdentifier()),
      from: stream.hasStart() ? 'start' : stream.hasEnd() ? 'end' : boundedNumber(stream.getRevision()),
    };
  }
  const all = options.getAll();
  if (!all) throw badRequest('A read needs a stream, or $all');
  const position = all.getPosition();
  if (position) return { stream: undefined, from: boundedNumber(position.getCommitPosition()) };
  return { stream: undefined, from: all.hasEnd() ? 'end' : 'start' };
}

/** Unsigned 64-bit numbers are sent as text. Numbers above JavaScript's safe integers are beyond every event. */
function boundedNumber(text: string): number {
  const value = BigInt(text);
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value);
}
