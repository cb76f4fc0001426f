import { isBeforeName, isFiller } from '../../labs/context.js';

/** Numbers at the end of a line behind everything else, with the unit of all or the last: "7.08/88/31 mmHg". */
const NUMBERS_LAST =
  /(?<![\p{L}\d.,])(?<numbers>-?\d+(?:\.\d+)?(?:(?:\s*[/,;]\s*|\s+)-?\d+(?:\.\d+)?)+)(?:\s*[a-z%][a-z/%]*)?[\s.)]*$/u;
const BETWEEN_NUMBERS = /\s*[/,;]\s*|\s+/;
/** From what separates for certain to what may stand within a name. */
const BETWEEN_NAMES = [/\s*[/,;&+]\s*|\s+and\s+/, /\s{2,}/, /\s+/];
const NUMBER_ALONE = /(?<![\p{L}\d.])\d/u;

/** "Hb now 12.9 4.4" has one name. */
const isName = (cell: string): boolean => !isBeforeName(cell) && !isFiller(cell);

/** A line of names followed by as many numbers as a line of pairs: "ph/pco2: 7.08/88" is "ph 7.08; pco2 88". Null for another line. */
export function pairedCells(plain: string): string | null {
  const found = NUMBERS_LAST.exec(plain);
  const head = plain
    .slice(0, found?.index)
    .replace(/[\s:=-]+$/, '')
    .trim();
  if (!found || head === '' || NUMBER_ALONE.test(head)) return null;
  const numbers = (found.groups?.['numbers'] ?? '').split(BETWEEN_NUMBERS);
  const names = BETWEEN_NAMES.map((between) => head.split(between)).find(
    (cells) => cells.length === numbers.length && cells.every(isName),
  );
  return names?.map((name, index) => `${name} ${numbers[index]}`).join('; ') ?? null;
}
