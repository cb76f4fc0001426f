import type { SourceKind } from '@anamnesis/contracts/wearables/constants';

/** A value's day and where it comes from. */
interface Sourced {
  readonly day: string;
  readonly value: { readonly kind: SourceKind; readonly deviceName: string };
}

/** A part of a chart's time with one source. */
export interface SourcePart {
  readonly kind: SourceKind;
  readonly deviceName: string;
  /** Days with a value. */
  readonly days: number;
}

/** More parts would be too narrow to read. */
const MOST_PARTS = 4;

const isSame = (one: Sourced['value'], other: Sourced['value']) =>
  one.kind === other.kind && one.deviceName === other.deviceName;

/**
 * Where the values of a chart come from, the oldest day first: the sources in order of time, or, if they change too often, each once with the number of its days, the one with most
 * days first.
 */
export function sourceParts(values: readonly Sourced[]): { parts: SourcePart[]; isByTime: boolean } {
  const [byTime, bySource] = [[] as SourcePart[], [] as SourcePart[]];
  for (const { value } of values) {
    const { kind, deviceName } = value;
    const last = byTime.at(-1);
    if (last && isSame(last, value)) byTime[byTime.length - 1] = { ...last, days: last.days + 1 };
    else byTime.push({ kind, deviceName, days: 1 });
    const known = bySource.findIndex((each) => isSame(each, value));
    const days = (bySource[known]?.days ?? 0) + 1;
    bySource[known < 0 ? bySource.length : known] = { kind, deviceName, days };
  }
  return byTime.length <= MOST_PARTS
    ? { parts: byTime, isByTime: true }
    : { parts: bySource.toSorted((a, b) => b.days - a.days), isByTime: false };
}
