import { positionKey, readNumber, revisionKey, type EventDatabase } from './database.js';
import { damaged } from './errors.js';
import { isIntact, revisionOf, streamNameOf } from './record.js';

/** An inclusive range; backwards, `to` is less than `from`. */
export interface Range {
  from: number;
  to: number;
  backwards: boolean;
  /** Maximum number of entries in the page. */
  limit: number;
}

interface PageEntry {
  /** Position in the log, or revision in the stream: what the range counts. */
  at: number;
  position: number;
  record: Buffer;
}

export type Page = PageEntry[];

/** A page ends after this many bytes, which limits the memory of a reader with a slow client. */
const PAGE_BYTES = 2 ** 18;

/** The next records of the whole log. Throws if one is damaged or missing; a gap is never skipped. */
export function readAllPage({ events }: EventDatabase, range: Range): Page {
  const page: Page = [];
  if (wanted(range) === 0) return page;
  let bytes = 0;
  const keys = { start: positionKey(range.from), limit: wanted(range), reverse: range.backwards };
  for (const { key, value } of events.getRange(keys)) {
    const position = readNumber(key);
    if (position !== at(range, page.length)) throw damaged(`position ${at(range, page.length)} is missing`);
    if (!isIntact(value, position)) throw damaged(`the record at position ${position} is not what was written`);
    page.push({ at: position, position, record: value });
    bytes += value.length;
    if (bytes > PAGE_BYTES) return page;
  }
  if (page.length < wanted(range)) throw damaged(`position ${at(range, page.length)} is missing`);
  return page;
}

/** The next records of one stream, given by name and number. Throws if one is damaged or missing. */
export function readStreamPage(
  { events, revisions }: EventDatabase,
  stream: string,
  number: number,
  range: Range,
): Page {
  const page: Page = [];
  if (wanted(range) === 0) return page;
  let bytes = 0;
  const keys = { start: revisionKey(number, range.from), limit: wanted(range), reverse: range.backwards };
  for (const { key, value } of revisions.getRange(keys)) {
    const revision = at(range, page.length);
    const position = readNumber(value);
    if (readNumber(key) !== number || readNumber(key, 8) !== revision)
      throw damaged(`revision ${revision} of stream "${stream}" is missing`);
    const record = events.get(positionKey(position));
    if (!record || !isIntact(record, position))
      throw damaged(`the record at position ${position} is not what was written`);
    if (Number(revisionOf(record)) !== revision || streamNameOf(record) !== stream)
      throw damaged(`position ${position} is not revision ${revision} of stream "${stream}"`);
    page.push({ at: revision, position, record });
    bytes += record.length;
    if (bytes > PAGE_BYTES) return page;
  }
  if (page.length < wanted(range)) throw damaged(`revision ${at(range, page.length)} of stream "${stream}" is missing`);
  return page;
}

const wanted = ({ from, to, backwards, limit }: Range): number =>
  Math.max(0, Math.min(limit, backwards ? from - to + 1 : to - from + 1));

const at = ({ from, backwards }: Range, index: number): number => (backwards ? from - index : from + index);
