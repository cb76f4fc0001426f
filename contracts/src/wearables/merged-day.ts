import { sourceKinds, type HealthMeasure, type SourceKind } from './constants.js';
import { type Measures, perMeasure } from './measures.js';

/** What one device measured on a day. */
export interface SourceDay {
  readonly day: string;
  readonly deviceId: string;
  readonly kind: SourceKind;
  readonly measures: Measures;
}

/** A value of a day with the device that it comes from. */
interface MergedValue {
  readonly value: number;
  readonly deviceId: string;
  readonly kind: SourceKind;
}

/** A day with at most one value of each measure. */
export interface MergedDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly values: Readonly<Record<HealthMeasure, MergedValue | null>>;
}

/**
 * The order of the sources of one day: imported before simulated, since made-up values never stand before measured ones; then the device with
 * more steps, which was worn longer; then by id. It does not depend on the order in which they were recorded.
 */
function before(one: SourceDay, other: SourceDay): number {
  return (
    sourceKinds.indexOf(one.kind) - sourceKinds.indexOf(other.kind) ||
    (other.measures.steps ?? -1) - (one.measures.steps ?? -1) ||
    (one.deviceId < other.deviceId ? -1 : 1)
  );
}

function merged(day: string, sources: readonly SourceDay[]): MergedDay {
  const ordered = sources.toSorted(before);
  const valueOf = (measure: HealthMeasure): MergedValue | null => {
    for (const { measures, deviceId, kind } of ordered) {
      const value = measures[measure];
      if (value !== null) return { value, deviceId, kind };
    }
    return null;
  };
  return { day, values: perMeasure(valueOf) };
}

/** The latest day with a measured value; the latest of all where every value is made up. The oldest day is first. */
export function latestToExplain<Day extends { values: Readonly<Record<HealthMeasure, { kind: SourceKind } | null>> }>(
  days: readonly Day[],
): Day | undefined {
  return (
    days.findLast(({ values }) => Object.values(values).some((value) => value?.kind === 'imported')) ?? days.at(-1)
  );
}

/**
 * The days of several sources, the oldest first. Each measure of a day is taken from the first source that has it; values of two devices are
 * never added, because both count the same steps.
 */
export function mergedDays(sources: readonly SourceDay[]): MergedDay[] {
  const byDay = new Map<string, SourceDay[]>();
  for (const source of sources) byDay.set(source.day, [...(byDay.get(source.day) ?? []), source]);
  return [...byDay].map(([day, ofDay]) => merged(day, ofDay)).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
