/** What `$$stream` says of a stream; `deleted` when a soft delete hides it until the next append. */
export interface StreamMetadata {
  /** Events kept, counted from the newest. */
  maxCount?: number;
  /** Seconds an event is kept. */
  maxAge?: number;
  /** Revision of the first event kept. */
  truncateBefore?: number;
  deleted: boolean;
  /** The JSON as it was written, other keys included. */
  raw: Readonly<Record<string, unknown>>;
}

export const NO_METADATA: StreamMetadata = { deleted: false, raw: {} };
/** Of a metadata stream the newest event alone counts. */
const METASTREAM: StreamMetadata = { maxCount: 1, deleted: false, raw: {} };

export const METADATA_TYPE = '$metadata';

export const isMetastream = (stream: string): boolean => stream.startsWith('$$');
export const metastreamOf = (stream: string): string => `$$${stream}`;
export const originalOf = (metastream: string): string => metastream.slice(2);
export const fixedMetadata = (stream: string): StreamMetadata | undefined =>
  isMetastream(stream) ? METASTREAM : undefined;

/** Reads the payload of a `$metadata` event. What isn't JSON, or not of the right kind, says nothing. */
export function parseMetadata(payload: Uint8Array): StreamMetadata {
  const raw = parseObject(Buffer.from(payload).toString('utf8'));
  const truncateBefore = wholeNumber(raw['$tb']);
  return {
    maxCount: wholeNumber(raw['$maxCount']),
    maxAge: wholeNumber(raw['$maxAge']),
    truncateBefore,
    deleted: truncateBefore !== undefined && truncateBefore > Number.MAX_SAFE_INTEGER,
    raw,
  };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

/** The metadata that hides a stream: `$tb` beyond every revision, written as text because no JavaScript number is that exact. */
export const DELETED = Buffer.from('{"$tb":9223372036854775807}');

/** The metadata that ends a soft delete: everything else in it stays, and from that revision on events are shown. */
export const revivedMetadata = ({ raw }: StreamMetadata, from: number): Buffer =>
  Buffer.from(JSON.stringify({ ...raw, $tb: from }));

/** Revision of the first event a reader may see, as far as counting tells. */
export const firstVisible = ({ maxCount, truncateBefore }: StreamMetadata, lastRevision: number): number =>
  Math.max(0, truncateBefore ?? 0, maxCount ? lastRevision - maxCount + 1 : 0);

/** Unix time in milliseconds before which events are out of date, or undefined when they never are. */
export const oldestVisible = ({ maxAge }: StreamMetadata, now: number): number | undefined =>
  maxAge ? now - maxAge * 1000 : undefined;
