import { serveApart } from '@anamnesis/platform/apart/serve-apart';
import { factsFrom, type ReportFacts, type ReportSources } from './report-facts.js';

/* A process that computes the facts of one report with a long document. */
serveApart<ReportSources, ReportFacts>({
  mostMemory: 1024 ** 3,
  isAwaited: true,
  reasonOf: () => null,
  work: (sources) => Promise.resolve(factsFrom(sources)),
});
