import lists from './limit-labels.json' with { type: 'json' };
import type { LabResult, ValueRange } from './lab-result.js';
import type { FoundName } from './names.js';
import { endOf } from './plain-text.js';
import { flagAt } from './printed-flag.js';
import { rangeAt, twoSidedRangeAt } from './printed-range.js';
import { unitAt } from './units.js';

/** For whom limits are printed: for everybody, for adults, for one sex, for some people, of whom the report does not say whether the person is one; or a band of a decision table, which says nothing of people. */
const allGroups = ['some', 'male', 'female', 'adults', 'everybody', 'band'] as const;
export type Group = (typeof allGroups)[number];

/** Limits behind a label: "Male: 13 - 17", "< 100 Optimal". */
export interface LabelledLimits {
  readonly group: Group;
  readonly range: ValueRange;
  /** The first and the last year of the ages for which they are; null if they are for no ages. */
  readonly ages: readonly [number, number] | null;
  /** The units that are printed beside them, as they may be meant; none if no unit is. */
  readonly units: readonly string[];
}

const groups = allGroups.map((group) => ({
  group,
  pattern: new RegExp(String.raw`(?:${lists[group].join('|')})(?![\p{L}\p{M}\d])`, 'uy'),
}));
const GAP = /[\s:=,;.()[\]*•-]*/y;
/** How far below a result its limits end. */
const LONGEST = 400;

/** "40-49 years" */
const AGES = /(?:aged? )?(\d{1,3}) ?(?:-|to) ?(\d{1,3}) ?(?:years?|yrs?)(?![a-z])/y;

interface Label extends Pick<LabelledLimits, 'ages'> {
  readonly group: Group;
  readonly end: number;
}

/** The longest label at a position: "normal" is one of "normal adult males" too. */
function labelAt(line: string, position: number): Label | null {
  AGES.lastIndex = position;
  const [, from, to] = AGES.exec(line) ?? [];
  if (from !== undefined) return { group: 'some', ages: [Number(from), Number(to)], end: AGES.lastIndex };
  const found = groups.flatMap(({ group, pattern }) => {
    const end = endOf(pattern, line, position);
    return end === null ? [] : [{ group, ages: null, end }];
  });
  return found.reduce<Label | null>((longest, each) => (longest && longest.end >= each.end ? longest : each), null);
}

const skip = (line: string, position: number) => endOf(GAP, line, position) ?? position;

/** The labelled limits that a line consists of from a position on; null if it says anything else. The labels stand all in front of their limits, or all behind. */
function limitsOf(line: string, from: number): LabelledLimits[] | null {
  const all: LabelledLimits[] = [];
  for (let position = skip(line, from); position < line.length; position = skip(line, position)) {
    const before = labelAt(line, position);
    const start = before ? skip(line, before.end) : position;
    // "Reference ranges:" is the heading of the limits below.
    if (before?.group === 'everybody' && start >= line.length && all.length === 0) return [];
    const range = twoSidedRangeAt(line, start) ?? rangeAt(line, start);
    if (!range) return null;
    const { end, ...limits } = range;
    const unit = unitAt(line, skip(line, end));
    const behind = before ?? labelAt(line, skip(line, unit?.end ?? end));
    if (!behind) return null;
    all.push({ group: behind.group, ages: behind.ages, range: limits, units: unit?.candidates ?? [] });
    position = before ? (unit?.end ?? end) : behind.end;
  }
  return all;
}

/**
 * The labelled limits behind a result that has no range of its own, in the rest of its line and in the lines below, up to the next name or to a line that says anything else. `names`: those of the plain text.
 */
export function limitsBeside(
  plain: string,
  { end }: Pick<LabResult, 'end'>,
  names: readonly FoundName[],
): LabelledLimits[] {
  const next = names.find(({ start }) => start >= end)?.start ?? plain.length;
  const [own = '', ...below] = plain.slice(end, Math.min(next, end + LONGEST)).split('\n');
  const start = skip(own, 0);
  const inLine = limitsOf(own, start) ?? limitsOf(own, flagAt(own, start)?.end ?? start);
  if (inLine === null) return [];
  const all = [...inLine];
  for (const line of below) {
    const limits = line.trim() === '' ? [] : limitsOf(line, 0);
    if (limits === null || (line.trim() === '' && all.length > 0)) break;
    all.push(...limits);
  }
  return all;
}
