import type { LabResult, ValueRange } from '@anamnesis/contracts/labs/lab-result';
import type { Standing } from '@anamnesis/contracts/labs/range';
import type { DatedResult, Series } from '@anamnesis/contracts/labs/series';
import { dateFormat, numberFormat } from '../language/formats';
import type { LabTexts } from './messages';

/** "7.10", with as many decimals as were printed. */
export const numberText = (value: number, decimals: number): string =>
  numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);

/** A converted value, which has no printed decimals: three significant digits, and no digit before the point is lost. */
export const convertedText = (value: number): string =>
  numberFormat(
    Math.abs(value) < 10 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 },
  ).format(value);

const SIGNS = { '<': '<', '<=': '≤', '>': '>', '>=': '≥' };
/** "<" or "≥" in front of a value that is known only as a limit. */
export const signOf = (comparator: LabResult['comparator']): string => (comparator ? `${SIGNS[comparator]} ` : '');

/** "< 0.50", the value of a point of a trend: with the decimals as printed, unless it was converted. */
export const pointText = ({ value, comparator, result }: Series<DatedResult>['points'][number]): string =>
  signOf(comparator) + (value === result.value ? numberText(value, result.decimals) : convertedText(value));

/** "12.0 to 15.0", "up to 100", "under 130", "50 and over" */
export function rangeText(m: LabTexts, { low, high, exclusive, decimals }: ValueRange): string {
  const text = (limit: number) => numberText(limit, decimals);
  if (low !== null && high !== null) return m.between({ low: text(low), high: text(high) });
  if (high !== null) return (exclusive ? m.under : m.upTo)({ high: text(high) });
  if (low !== null) return (exclusive ? m.over : m.atLeast)({ low: text(low) });
  return m.noRange;
}

/** "135 mg/dL" */
export const valueText = (m: LabTexts, number: string, unit: string): string =>
  unit === '' ? number : m.value({ value: number, unit });

export const standingText = (m: LabTexts, standing: Standing): string =>
  ({ low: m.low, high: m.high, inRange: m.inRange, unknown: m.noRange })[standing];

/** "Nov 18, 2026". A date without a time is the same day in every zone. */
export const dayText = (at: string, timeZone: string): string =>
  dateFormat({
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: at.includes('T') ? timeZone : 'UTC',
  }).format(new Date(at));
