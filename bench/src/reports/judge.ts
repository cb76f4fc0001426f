import { type Rank, ranks, type WrittenReport } from './reports.js';
import { type Told, type Telling, tellings } from './tell.js';

/** A report with what was said of it. */
export interface Judged {
  readonly report: WrittenReport;
  readonly told: Told;
}

/** Lines that the reader learns of as something to ask about. */
const GIVEN: readonly Telling[] = ['interpreted', 'quoted', 'to check'];

/** Whether comfort is said that isn't true: an all-clear where none is allowed, "everything else" beside an abnormal line that isn't told, or an abnormal value called normal. */
export const isFalseComfort = ({ report, told }: Judged): boolean =>
  (told.saysAllClear && !report.isAllClearAllowed) ||
  (told.saysRestIsClear && told.abnormal.some((telling) => !GIVEN.includes(telling))) ||
  told.abnormal.includes('called normal');

const rightRanks = ({ rank, alsoRight = [] }: WrittenReport): readonly Rank[] => [rank, ...alsoRight];
const level = (rank: Rank): number => ranks.indexOf(rank);

/** How the rank that a report was given stands to its truth: `missed` is too low, `raised` too high. */
export function rankVerdict({ report, told }: Judged): 'right' | 'missed' | 'raised' {
  if (rightRanks(report).includes(told.rank)) return 'right';
  return level(told.rank) > level(report.rank) ? 'missed' : 'raised';
}

/** Whether an abnormal line is neither interpreted, nor quoted, nor named as one to check. */
export const hasUntold = ({ told }: Judged): boolean => told.abnormal.some((telling) => !GIVEN.includes(telling));

const countOf = (judged: readonly Judged[], is: (each: Judged) => boolean): number => judged.filter(is).length;

/** The counts of a measurement, each with the number of reports or lines that it is out of. */
export function countsOf(judged: readonly Judged[]) {
  const lines = judged.flatMap(({ told }) => told.abnormal);
  const clear = judged.filter(({ report }) => report.isAllClearAllowed);
  return {
    reports: judged.length,
    falseComfort: countOf(judged, isFalseComfort),
    clearAllowed: clear.length,
    clearSaid: countOf(clear, ({ told }) => told.saysAllClear),
    lines: lines.length,
    tellings: Object.fromEntries(
      tellings.map((telling) => [telling, lines.filter((each) => each === telling).length]),
    ) as Record<Telling, number>,
  };
}

/** The table of ranks: of each true rank, how many were right, missed and raised. In Markdown. */
export function rankTable(judged: readonly Judged[]): string[] {
  const rows = ranks.map((rank) => {
    const of = judged.filter(({ report }) => report.rank === rank);
    const count = (verdict: ReturnType<typeof rankVerdict>) =>
      String(countOf(of, (each) => rankVerdict(each) === verdict));
    const exact = countOf(of, ({ told }) => told.rank === rank);
    return [rank, String(of.length), count('right'), String(exact), count('missed'), count('raised')];
  });
  const head = ['rank', 'reports', 'right', 'of these exactly', 'missed', 'raised wrongly'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
