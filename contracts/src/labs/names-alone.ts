import type { FoundName } from './names.js';
import type { Span } from './table-labels.js';

/** The names of tests that a text gives no value of anywhere: "Potassium" beside an empty cell. Names that the table of tests lacks are none. */
export function namesWithoutValue(names: readonly FoundName[], results: readonly Span[]): readonly FoundName[] {
  const isMeasured = ({ start }: FoundName) => results.some((each) => each.start <= start && start < each.end);
  const measured = new Set(names.filter(isMeasured).flatMap(({ keys }) => keys));
  return names.filter(({ keys }) => keys.length > 0 && !keys.some((key) => measured.has(key)));
}

/** Whether a part of a plain text consists of one of some names, with signs beside it. */
export const isNameAlone = (plain: string, { start, end }: Span, names: readonly Span[]): boolean =>
  names.some(
    (name) =>
      name.start >= start &&
      name.end <= end &&
      !/[\p{L}\d]/u.test(plain.slice(start, name.start) + plain.slice(name.end, end)),
  );
