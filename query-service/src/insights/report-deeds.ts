import { urgentResultsOf } from '@anamnesis/contracts/insights/builtin/urgent-results';
import { notMeasuredAgain } from './measured-again.js';
import { factsFrom, type ReportSources } from './report-facts.js';

/** Computations on a report, done in a thread or a process of their own: some hundred milliseconds for a page, seconds for a long document. */
const deeds = {
  facts: factsFrom,
  /** The facts, and what of them cannot wait. */
  urgency(sources: ReportSources) {
    const found = factsFrom(sources);
    return { ...found, urgent: urgentResultsOf(notMeasuredAgain(found.facts)) };
  },
};
export type Deed = keyof typeof deeds;
export type Found<Of extends Deed> = ReturnType<(typeof deeds)[Of]>;

export interface ReportTask {
  readonly deed: Deed;
  readonly sources: ReportSources;
}

/** Does what a task says. Computes in one piece. */
export const workOn = ({ deed, sources }: ReportTask) => deeds[deed](sources);
