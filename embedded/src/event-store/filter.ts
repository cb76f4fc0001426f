import type { streams } from './protocol.js';
import { badRequest } from './errors.js';
import { guardedExpression } from './expression.js';
import { eventTypeOf, streamNameOf } from './record.js';

type FilterOptions = streams.ReadReq.Options.FilterOptions;
type Expression = streams.ReadReq.Options.FilterOptions.Expression;

export interface Filter {
  matches(record: Buffer): boolean;
  /** Events considered between two checkpoints. */
  checkpointInterval: number;
}

/** The official client's expression that excludes system events, used by nearly every subscription. */
const ALL_BUT_SYSTEM = '^[^$].*';
const SEARCH_WINDOW = 32;
const CACHED = 10_000;

/** Parses the filter of a request. Throws a bad request if it is empty or its expression is invalid. */
export function createFilter(options: FilterOptions): Filter {
  const window = options.hasMax() ? options.getMax() : SEARCH_WINDOW;
  const checkpointInterval = Math.max(1, window * options.getCheckpointintervalmultiplier());
  const onStream = options.getStreamIdentifier();
  if (onStream) return { matches: by(streamNameOf, createTest(onStream)), checkpointInterval };
  const onType = options.getEventType();
  if (onType) return { matches: by(eventTypeOf, createTest(onType)), checkpointInterval };
  throw badRequest('A filter needs a stream name or an event type');
}

function createTest(expression: Expression): (text: string) => boolean {
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0) return (text) => prefixes.some((prefix) => text.startsWith(prefix));
  const regex = expression.getRegex();
  if (regex === ALL_BUT_SYSTEM) return (text) => !text.startsWith('$');
  return cached(guardedExpression(regex));
}

const by =
  (read: (record: Buffer) => string, test: (text: string) => boolean) =>
  (record: Buffer): boolean =>
    test(read(record));

/** Caches results: types and streams repeat, and the guard around an expression is too expensive for each event. */
function cached(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    if (known.size >= CACHED) known.clear();
    const fresh = test(text);
    known.set(text, fresh);
    return fresh;
  };
}
