import { namesIn } from '../../labs/names.js';
import type { LabTestKey } from '../../labs/tests.js';
import type { UrgentRank } from '../../labs/urgent-rank.js';
import lists from './urgent-findings.json' with { type: 'json' };
import { urgentLimits } from './urgent-limits.js';

const FOR_ALL = `(?:${lists.calledForAll.join('|')})(?![a-z])`;
const word = (side: string) => String.raw`(?:critical(?:ly)?|panic|dangerously)[\s-]*(?:${side})`;
/** Behind a name, without a number: the laboratory's own mark of a value that cannot wait. "Critical low < 2.5" is its limit, "critical low results" are those of everybody, and so is "high and low". */
const CALLED = new RegExp(
  String.raw`^[\s:=,(*-]*(?:(?:is|was|level|value|result|count)[\s:=,(-]+){0,2}(?:(?<above>hh|${word('high|raised|elevated')})|(?<below>ll|${word('low|reduced|decreased')}))(?![a-z])(?!\s*[:=(]?\s*(?:[<>≤≥]?\s*\d|${FOR_ALL}))`,
  'u',
);

const rankOf = (test: LabTestKey | undefined, side: 'above' | 'below'): UrgentRank | null =>
  urgentLimits.find((limit) => test && limit.tests.includes(test) && limit.side === side && !limit.isOfInfants)?.rank ??
  null;

/** Whether a plain line calls a test critical on a side on which its limits have a rank, and gives no number: how far it is beyond is not known. "Potassium HH", "Hb: critically low". */
export const isCalledCritical =
  (rank: UrgentRank) =>
  (line: string): boolean =>
    namesIn(line).some(({ end, keys }) => {
      const groups = CALLED.exec(line.slice(end))?.groups;
      return groups !== undefined && rankOf(keys[0], groups['above'] === undefined ? 'below' : 'above') === rank;
    });
/** Any of them: the name of the test decides. */
export const CRITICAL = /(?<![a-z])(?:hh|ll|critical(?:ly)?|panic|dangerously)(?![a-z])/;
