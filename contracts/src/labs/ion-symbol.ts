import type { FoundName } from './names.js';
import { NOW } from './time-words.js';

/** Behind the number of a symbol: marks, times and further numbers, up to the end of the line or the next name. */
const MARKS = new RegExp(
  String.raw`^(?:[\s,;:/()[\]*!↑↓→>-]|\d+(?:\.\d+)?|(?:${NOW}|high|low|and|to|then|yesterday|repeat|later|[hl])(?![a-z]))*`,
);

/** Symbols of ions of which results are printed without a name. */
const ALONE = '(?:na|(?:sr?)?k|cl)';
/** Symbols behind which a plus sign is a charge and no grade: "Ca++", "H+". A source of a regular expression over `plainText`. */
export const ION_SYMBOL = String.raw`${ALONE}|(?:i\.?\s?)?ca|mg|h|li|nh|fe|zn|cu`;
const IS_ALONE = new RegExp(`^${ALONE}$`);

/**
 * "K+ 7.4", and "K 7.4, Na 118" with nothing else in the clause: a symbol of an ion, and no abbreviation or address ("K-7, Hauz Khas"). `end`: of its number; `next`: the name behind it.
 */
export function isIon(
  plain: string,
  { start, end: nameEnd, name }: FoundName,
  end: number,
  next: FoundName | undefined,
): boolean {
  if (!IS_ALONE.test(name)) return false;
  if (plain[nameEnd] === '+') return true;
  if (!/(?:^|[\n,;:]|\d\s*\/?)\s*$/.test(plain.slice(Math.max(0, start - 9), start))) return false;
  const [line = ''] = plain.slice(end, Math.min(next?.start ?? Infinity, end + LONGEST_CLAUSE)).split('\n', 1);
  return MARKS.exec(line)?.[0].length === line.length;
}
/** What is further behind says nothing about the symbol. */
const LONGEST_CLAUSE = 60;
