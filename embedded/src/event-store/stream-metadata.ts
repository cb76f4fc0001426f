/** The content of `$$stream`; `deleted` if a soft delete hides the stream until the next append. */
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
/** A metadata stream shows only its newest event. */
const METASTREAM: StreamMetadata = { maxCount: 1, deleted: false, raw: {} };

export const METADATA_TYPE = '$metadata';

export const isMetastream = (stream: string): boolean => stream.startsWith('$$');
export const metastreamOf = (stream: string): string => `$$${stream}`;
export const originalOf = (metastream: string): string => metastream.slice(2);
export const fixedMetadata = (stream: string): StreamMetadata | undefined =>
  isMetastream(stream) ? METASTREAM : undefined;

/** Parses the payload of a `$metadata` event. Invalid JSON and invalid values are ignored. */
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

/** The metadata of a soft delete: `$tb` beyond every revision, written as text because it exceeds JavaScript's safe integers. */
export const DELETED = Buffer.from('{"$tb":9223372036854775807}');

/** The metadata that end a soft delete: events from this revision on are visible; all other keys are kept. */
export const revivedMetadata = ({ raw }: StreamMetadata, from: number): Buffer =>
  Buffer.from(JSON.stringify({ ...raw, $tb: from }));

/** Revision of the first visible event by count; `maxAge` is separate. */
export const firstVisible = ({ maxCount, truncateBefore }: StreamMetadata, lastRevision: number): number =>
  Math.max(0, truncateBefore ?? 0, maxCount ? lastRevision - maxCount + 1 : 0);

/** Creation time of the oldest visible event, Unix milliseconds; undefined without `maxAge`. */
export const oldestVisible = ({ maxAge }: StreamMetadata, now: number): number | undefined =>
  maxAge ? now - maxAge * 1000 : undefined;
