import { endOf } from '../labs/plain-text.js';
import { BAND, OF_SOME } from '../labs/range-band.js';
import { RANGE_LABEL } from '../labs/read-value.js';
import type { Line } from './cells.js';
import { isSameCell, type Item } from './items.js';

type RangeItem = Extract<Item, { kind: 'range' | 'bound' }>;
export const isRange = (item: Item): item is RangeItem => item.kind === 'range' || item.kind === 'bound';

/** Whether the word behind a range says that it is not the range of healthy adults. A word with a colon, or behind a range that has a label itself, is the label of the next one. */
function isBandOrOfSome(line: Line, range: Item, next: Item | undefined, hasLabel: boolean): boolean {
  if (!next || (next.kind !== 'text' && next.kind !== 'flag') || !isSameCell(line, range.end, next.start)) return false;
  const word = line.plain.slice(next.start, next.end);
  if (OF_SOME.test(word)) return true;
  const isBehindColon = line.plain.slice(range.end, next.start).includes(':');
  const isLabelOfNext = word.endsWith(':') || line.plain[next.end] === ':';
  return BAND.test(word) && !hasLabel && (isBehindColon || !isLabelOfNext);
}

/** Words behind a range of several that say that it is the one of healthy people: "< 200 Desirable". */
const WANTED = /^[([]*(?:desirable|normal|optimal|sufficien|acceptable|non-?\s?diabet)/;
const isWantedBehind = (line: Line, range: Item, next: Item | undefined): boolean =>
  next !== undefined && isSameCell(line, range.end, next.start) && WANTED.test(line.plain.slice(next.start, next.end));

/** Whether words in front of a range are its label and no other's. */
function areRangeLabel(line: Line, labels: readonly Item[]): boolean {
  const text = labels.map(({ start, end }) => line.plain.slice(start, end)).join(' ');
  let position = 0;
  while (position < text.length) {
    const next = endOf(LABEL_GAP, text, position) ?? endOf(RANGE_LABEL, text, position);
    if (next === null) return false;
    position = next;
  }
  return true;
}
const LABEL_GAP = /[\s()[\]*:,.;-]+/y;

/** The first range, unless its label says that it is another one's, or a second one stands beside it without a label. */
export function rangeOf(
  line: Line,
  items: readonly Item[],
  below: readonly (readonly [Line, Item[]])[],
): RangeItem | null {
  let found: RangeItem | null = null;
  let areLabelsBehind = false;
  for (const [each, own] of [[line, items] as const, ...below]) {
    let labels: Item[] = [];
    for (const [index, item] of own.entries()) {
      if (item.kind === 'text' || item.kind === 'flag') labels.push(item);
      else if (isRange(item)) {
        // Limits in the wrong order are those of a range that was misread.
        const isReversed = (item.range.low ?? 0) > (item.range.high ?? Infinity);
        const isOther = !(item.isUsable || isReversed) || !areRangeLabel(each, labels);
        const isBand = isBandOrOfSome(each, item, own[index + 1], labels.length > 0);
        if (found ? labels.length === 0 && !areLabelsBehind : isOther || isBand) return null;
        areLabelsBehind ||= isWantedBehind(each, item, own[index + 1]);
        found ??= item;
        labels = [];
      }
    }
    // What stands below without a range in the row itself continues nothing.
    if (!found) return null;
  }
  return found;
}
