import { serveApart } from '@anamnesis/platform/apart/serve-apart';
import { type ReportTask, workOn } from './report-deeds.js';

/* A process that computes the facts of one report with a long document. */
serveApart<ReportTask, ReturnType<typeof workOn>>({
  mostMemory: 1024 ** 3,
  reasonOf: () => null,
  work: (task) => Promise.resolve(workOn(task)),
});
