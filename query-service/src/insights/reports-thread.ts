import { sibling } from '@anamnesis/platform/apart/node-options';
import { warmThread } from '@anamnesis/platform/apart/warm-thread';
import type { Deed, Found, ReportTask } from './report-deeds.js';

/** Milliseconds to compute the facts of a report. With the wait for a turn it is less than what the callers wait for an answer. */
export const MOST_TIME = 6_000;
/** Memory limit of the thread, megabytes. */
const THREAD_MEMORY = 256;

const compute = warmThread<ReportTask, unknown>(sibling('./facts-thread', import.meta.url), THREAD_MEMORY);

/** Computes on a report in the thread for short ones (`facts-thread.ts`); see `warmThread` for what it rejects with. */
export const inThread = <Of extends Deed>(task: ReportTask & { readonly deed: Of }, mostTime: number) =>
  compute(task, mostTime) as Promise<Found<Of>>;
