import { convert, convertRange } from './conversion.js';
import type { Comparator, LabResult, ValueRange } from './lab-result.js';
import { labTest, type LabTestKey } from './tests.js';

/** A result with the time of its sample or report, as ISO 8601 date or time. */
export type DatedResult = LabResult & { readonly at: string };

/** A point of a trend, in the unit of the series. */
interface SeriesPoint<Result extends DatedResult> {
  readonly at: string;
  readonly value: number;
  readonly comparator: Comparator | null;
  readonly result: Result;
}

/** Why a result is not drawn: it has to be checked first, its unit could not be read, or it does not convert to the others'. */
type LeftOutReason = 'toCheck' | 'noUnit' | 'notConvertible';

/** The trend of one test: values that can be drawn on one line, and those that cannot. */
export interface Series<Result extends DatedResult> {
  readonly test: LabTestKey;
  /** UCUM; null if nothing can be drawn. */
  readonly unit: string | null;
  /** In order of time. */
  readonly points: readonly SeriesPoint<Result>[];
  readonly leftOut: readonly { readonly result: Result; readonly reason: LeftOutReason }[];
}

/**
 * The trend of a test among results of any tests. Its unit is that of the test, or, if the latest usable result does not convert to
 * it, the unit of that result.
 */
export function seriesOf<Result extends DatedResult>(key: LabTestKey, results: readonly Result[]): Series<Result> {
  const own = results
    .filter(({ test }) => test === key)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.start - b.start);
  const latestUnit = own.findLast(({ check, unit }) => check === null && unit?.ucum)?.unit?.ucum ?? null;
  const canonical = labTest(key).unit;
  const unit = latestUnit && convert(key, 1, latestUnit, canonical) !== null ? canonical : latestUnit;

  const points: SeriesPoint<Result>[] = [];
  const leftOut: { result: Result; reason: LeftOutReason }[] = [];
  for (const result of own) {
    const from = result.unit?.ucum;
    const value = from && unit ? convert(key, result.value, from, unit) : null;
    if (result.check !== null) leftOut.push({ result, reason: 'toCheck' });
    else if (!from) leftOut.push({ result, reason: 'noUnit' });
    else if (value === null) leftOut.push({ result, reason: 'notConvertible' });
    else points.push({ at: result.at, value, comparator: result.comparator, result });
  }
  return { test: key, unit, points, leftOut };
}

/** The range of a result in the unit of its series; null if there is none, or it does not convert. */
export const rangeInSeries = (
  { test, unit }: Pick<LabResult, 'test' | 'unit'>,
  range: ValueRange | null,
  series: Pick<Series<DatedResult>, 'unit'>,
): ValueRange | null => (range && unit?.ucum && series.unit ? convertRange(test, range, unit.ucum, series.unit) : null);
