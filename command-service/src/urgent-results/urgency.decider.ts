import { type UrgentRank, urgentRanks } from '@anamnesis/contracts/insights/builtin/urgent-limits';
import type { UrgentResultEvent } from '@anamnesis/contracts/urgent-results/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** The rank that was told of one test report last, which is the most urgent; null if none was. */
type Told = UrgentRank | null;

export interface UrgencyCommand {
  readonly type: 'ReportUrgentResult';
  readonly data: Omit<UrgentResultEvent['data'], 'foundAt'>;
}

/** The stream of the urgency of a test report. */
export const urgencyStream = (entryId: string) => `urgency-${entryId}`;

const isMoreUrgent = (rank: UrgentRank, told: Told) =>
  told === null || urgentRanks.indexOf(rank) < urgentRanks.indexOf(told);

/** What is told of one test report: the same or a lower urgency is not told again, as after a correction, a second reading or new rules; a rise is. */
export const urgencyDecider: Decider<Told, UrgencyCommand, UrgentResultEvent> = {
  begins: ['ReportUrgentResult'],
  initialState: null,

  evolve: (_, { data }) => data.rank,

  decide: (told, { data }, { now }) =>
    isMoreUrgent(data.rank, told) ? [{ type: 'UrgentResultFound', data: { ...data, foundAt: now.toISOString() } }] : [],
};
