import type { Line } from './cells.js';
import { isSameCell, type Item } from './items.js';

/** Words behind the limits of a band of a decision table: "< 40 Low", "160 - 189 High". */
const BAND =
  /^[([]*(?:low|high|borderline|near|above|below|very|elevated|raised|abnormal|deficien|insufficien|toxic|diabet|pre-?diabet|impaired|moderate|mild|severe|poor|fair|risk|increased|decreased)/;
/** Words behind limits that are those of some people: "0-1 yr", "0.3 - 0.7 (child)". */
const OF_SOME =
  /^[([]*(?:(?:y|yrs?|years?|mths?|months?|wks?|weeks?|days?)(?![a-z])|child|paed|pediatr|infant|newborn|neonat|pregnan|trimester|follicular|luteal|ovulat|menopaus)/;

/** Whether the word behind a range says that it is not the range of healthy adults. A word with a colon, or behind a range that has a label itself, is the label of the next one. */
export function isBandOrOfSome(line: Line, range: Item, next: Item | undefined, hasLabel: boolean): boolean {
  if (!next || (next.kind !== 'text' && next.kind !== 'flag') || !isSameCell(line, range.end, next.start)) return false;
  const word = line.plain.slice(next.start, next.end);
  if (OF_SOME.test(word)) return true;
  const isBehindColon = line.plain.slice(range.end, next.start).includes(':');
  return BAND.test(word) && !hasLabel && (isBehindColon || !/:$/.test(word)) && line.plain[next.end] !== ':';
}
