import type { Benchmark } from '../benchmark.js';
import type { Report } from '../figures/report.js';
import { atLeast, atMost } from '../figures/target.js';
import { countsOf, hasUntold, isFalseComfort, type Judged, rankTable, rankVerdict } from '../reports/judge.js';
import { type Half, halves, reportsOf } from '../reports/reports.js';
import { tell, tellings } from '../reports/tell.js';

const NO_FALSE_COMFORT = atMost(0, 0);
const NONE_MISSED = atMost(0, 0);
const FEW_RAISED = atMost(2, 0);
const TOLD = atLeast(98, 100);

/** Explains each written report by the built-in engine, and compares with what is known of it. */
export const reports: Benchmark = {
  name: 'reports',
  question: 'laboratory reports told without false comfort, their abnormal lines and how urgent they are',
  async run(_size, _withBackends, report) {
    for (const half of halves) {
      const judged: Judged[] = [];
      for (const written of reportsOf(half)) judged.push({ report: written, told: await tell(written) });
      publish(report, half, judged);
    }
  },
};

const idsOf = (judged: readonly Judged[]) => judged.map(({ report }) => report.id).join(', ') || 'none';

function publish(report: Report, half: Half, judged: readonly Judged[]): void {
  const { reports: count, falseComfort, clearAllowed, clearSaid, lines, tellings: told } = countsOf(judged);
  const [missed, raised] = (['missed', 'raised'] as const).map((verdict) =>
    judged.filter((each) => rankVerdict(each) === verdict),
  ) as [Judged[], Judged[]];
  report.print(`\nReports of the ${half} half: ${count}`);
  report.print(`false comfort: ${falseComfort}; all-clear said in ${clearSaid} of the ${clearAllowed} that allow it`);
  report.print(`abnormal lines: ${lines} (${tellings.map((each) => `${each} ${told[each]}`).join(', ')})\n`);
  for (const line of rankTable(judged)) report.print(line);
  // The ids of the held-out half are not printed: whoever writes rules must not know which of its reports failed.
  if (half === 'known') {
    report.print(`\nFalse comfort: ${idsOf(judged.filter(isFalseComfort))}`);
    report.print(`Rank missed: ${idsOf(missed)}`);
    report.print(`Rank raised wrongly: ${idsOf(raised)}`);
    report.print(`With an abnormal line that is not told: ${idsOf(judged.filter(hasUntold))}`);
  }
  const given = told.interpreted + told.quoted + told['to check'];
  const title = `reports, ${half} half`;
  report.alone(title, 'false comfort', [falseComfort], count, NO_FALSE_COMFORT);
  report.alone(title, 'abnormal lines told %', [(100 * given) / lines], lines, TOLD);
  report.alone(title, 'ranks missed', [missed.length], count, NONE_MISSED);
  report.alone(title, 'ranks raised wrongly', [raised.length], count, FEW_RAISED);
}
