import { endOf } from '../labs/plain-text.js';
import { RANGE_LABEL } from '../labs/read-value.js';
import type { Line } from './cells.js';
import { isSameCell, type Item } from './items.js';

type RangeItem = Extract<Item, { kind: 'range' | 'bound' }>;
export const isRange = (item: Item): item is RangeItem => item.kind === 'range' || item.kind === 'bound';

/** Words behind the limits of a band of a decision table: "< 40 Low", "160 - 189 High". */
const BAND =
  /^[([]*(?:low|high|borderline|near|above|below|very|elevated|raised|abnormal|deficien|insufficien|toxic|diabet|pre-?diabet|impaired|moderate|mild|severe|poor|fair|risk|increased|decreased)/;
/** Words behind limits that are those of some people: "0-1 yr", "0.3 - 0.7 (child)". */
const OF_SOME =
  /^[([]*(?:(?:y|yrs?|years?|mths?|months?|wks?|weeks?|days?)(?![a-z])|child|paed|pediatr|infant|newborn|neonat|pregnan|trimester|follicular|luteal|ovulat|menopaus)/;

/** Whether the word behind a range says that it is not the range of healthy adults. A word with a colon, or behind a range that has a label itself, is the label of the next one. */
function isBandOrOfSome(line: Line, range: Item, next: Item | undefined, hasLabel: boolean): boolean {
  if (!next || (next.kind !== 'text' && next.kind !== 'flag') || !isSameCell(line, range.end, next.start)) return false;
  const word = line.plain.slice(next.start, next.end);
  if (OF_SOME.test(word)) return true;
  const isBehindColon = line.plain.slice(range.end, next.start).includes(':');
  const isLabelOfNext = word.endsWith(':') || line.plain[next.end] === ':';
  return BAND.test(word) && !hasLabel && (isBehindColon || !isLabelOfNext);
}

const isRangeLabel = (line: Line, { start, end }: Item) => {
  const word = line.plain.slice(start, end).replace(/^[([]+|[\])*:,.;-]+$/g, '');
  return word === '' || endOf(RANGE_LABEL, word, 0) === word.length;
};

/** The first range, unless its label says that it is another one's, or a second one stands beside it without a label. */
export function rangeOf(
  line: Line,
  items: readonly Item[],
  below: readonly (readonly [Line, Item[]])[],
): RangeItem | null {
  let found: RangeItem | null = null;
  for (const [each, own] of [[line, items] as const, ...below]) {
    let labels: Item[] = [];
    for (const [index, item] of own.entries()) {
      if (item.kind === 'text' || item.kind === 'flag') labels.push(item);
      else if (isRange(item)) {
        // Limits in the wrong order are those of a range that was misread.
        const isReversed = (item.range.low ?? 0) > (item.range.high ?? Infinity);
        const isOther = !(item.isUsable || isReversed) || labels.some((label) => !isRangeLabel(each, label));
        const isBand = isBandOrOfSome(each, item, own[index + 1], labels.length > 0);
        if (found ? labels.length === 0 : isOther || isBand) return null;
        found ??= item;
        labels = [];
      }
    }
    // What stands below without a range in the row itself continues nothing.
    if (!found) return null;
  }
  return found;
}
