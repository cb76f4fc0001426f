import { type UrgentRank, urgentRanks } from '@anamnesis/contracts/insights/builtin/urgent-limits';
import type { UrgentResultEvent } from '@anamnesis/contracts/urgent-results/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** What was told of one test report last, which is the most urgent, and to how many doctors; null if nothing was. */
type Told = { readonly rank: UrgentRank; readonly doctors: number } | null;

export interface UrgencyCommand {
  readonly type: 'ReportUrgentResult';
  readonly data: Omit<UrgentResultEvent['data'], 'foundAt'>;
}

/** The stream of the urgency of a test report. */
export const urgencyStream = (entryId: string) => `urgency-${entryId}`;

const isNews = ({ rank, doctorIds }: UrgencyCommand['data'], told: Told) =>
  told === null ||
  urgentRanks.indexOf(rank) < urgentRanks.indexOf(told.rank) ||
  (rank === told.rank && told.doctors === 0 && doctorIds.length > 0);

/**
 * An urgent result is told once. It is told again only if the report becomes more urgent, or if no doctor was told before and one can be told now: the patient of a report with another
 * name has said that it is theirs. A correction, a second reading and new rules of the same or a lower urgency tell nobody.
 */
export const urgencyDecider: Decider<Told, UrgencyCommand, UrgentResultEvent> = {
  begins: ['ReportUrgentResult'],
  initialState: null,

  evolve: (_, { data }) => ({ rank: data.rank, doctors: data.doctorIds.length }),

  decide: (told, { data }, { now }) =>
    isNews(data, told) ? [{ type: 'UrgentResultFound', data: { ...data, foundAt: now.toISOString() } }] : [],
};
