import { urgentResultsOf } from '@anamnesis/contracts/insights/builtin/urgent-results';
import { notMeasuredAgain } from './measured-again.js';
import { factsFrom, type Report, type ReportSources } from './report-facts.js';
import { type ReportValue, valuesOfReport } from './report-values.js';
import { personProblemOf } from './whose-report.js';

/** A report, and the name of the patient whose record contains it. */
export interface TaskOfValues {
  readonly report: Report;
  readonly name: string;
}

/** Computations on a report, done in a thread or a process of their own: some hundred milliseconds for a page, seconds for a long document. */
const deeds = {
  facts: factsFrom,
  /** The facts, and what of them cannot wait. */
  urgency(sources: ReportSources) {
    const found = factsFrom(sources);
    return { ...found, urgent: urgentResultsOf(notMeasuredAgain(found.facts)) };
  },
  /** The values of a report of the person with this name, to compare others with; its document is not opened. None of one that is of somebody else or of no person. */
  values: ({ report, name }: TaskOfValues): readonly ReportValue[] =>
    personProblemOf(report, null, name) === null ? valuesOfReport(report, null) : [],
};
export type Deed = keyof typeof deeds;
export type Found<Of extends Deed> = ReturnType<(typeof deeds)[Of]>;
/** The computations whose result includes the facts of the report. */
export type DeedOfFacts = Exclude<Deed, 'values'>;

export type ReportTask =
  { readonly deed: DeedOfFacts; readonly of: ReportSources } | { readonly deed: 'values'; readonly of: TaskOfValues };

/** Does what a task says. Computes in one piece. */
export const workOn = (task: ReportTask): Found<Deed> =>
  task.deed === 'values' ? deeds.values(task.of) : deeds[task.deed](task.of);
