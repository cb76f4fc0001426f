import { isDeepStrictEqual } from 'node:util';
import { MOST_URGENT_LINES, type ReportUrgency, type UrgentLine } from '@anamnesis/contracts/labs/urgent-line';
import { type UrgentRank, urgentRanks } from '@anamnesis/contracts/labs/urgent-rank';
import type { UrgentResultEvent } from '@anamnesis/contracts/urgent-results/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';

type DataOf<Type extends UrgentResultEvent['type']> = Extract<UrgentResultEvent, { type: Type }>['data'];

/** What the record shows of one test report, and what was told of it last, which is the most urgent, and to how many doctors; null if nothing was. */
interface Urgency {
  readonly shown: ReportUrgency;
  readonly told: { readonly rank: UrgentRank; readonly doctors: number } | null;
}

/** The rank is null if nobody is to be told. */
export interface UrgencyCommand {
  readonly type: 'ReportUrgentResult';
  readonly data: Omit<DataOf<'UrgentLinesFound'>, 'foundAt'> &
    Pick<DataOf<'UrgentResultFound'>, 'doctorIds'> & {
      readonly rank: UrgentRank | null;
      /** Whether the look was at everything: what it did not find is not there. */
      readonly isWhole: boolean;
    };
}

/** The stream of the urgency of a test report. */
export const urgencyStream = (entryId: string) => `urgency-${entryId}`;

/** The test of a value, or the text of a line. A new value of a test replaces the earlier one. */
const aboutOf = (line: UrgentLine): string => (line.kind === 'value' ? line.test : line.text);

/** The lines that an incomplete look found, and the earlier ones, which may still be in the part that was not read. The most urgent come first. */
function withEarlier(lines: ReportUrgency['lines'], earlier: ReportUrgency['lines']): ReportUrgency['lines'] {
  const unseen = earlier.filter((line) => !lines.some((each) => aboutOf(each) === aboutOf(line)));
  const all = [...lines, ...unseen];
  return urgentRanks.flatMap((rank) => all.filter((line) => line.rank === rank)).slice(0, MOST_URGENT_LINES);
}

const isNews = (rank: UrgentRank, doctorIds: readonly string[], { told }: Urgency): boolean =>
  told === null ||
  urgentRanks.indexOf(rank) < urgentRanks.indexOf(told.rank) ||
  (rank === told.rank && told.doctors === 0 && doctorIds.length > 0);

/**
 * What cannot wait is recorded whenever it is something else than before: after a correction, a second reading, or by new rules. An urgent result is told once. It is told again only if the report becomes more
 * urgent, or if no doctor was told before and one can be told now: the patient of a report with another name has said that it is theirs.
 */
export const urgencyDecider: Decider<Urgency, UrgencyCommand, UrgentResultEvent> = {
  initialState: { shown: { lines: [], isOfUnknown: false }, told: null },

  evolve: (urgency, { type, data }) => {
    switch (type) {
      case 'UrgentLinesFound':
        return { ...urgency, shown: { lines: data.lines, isOfUnknown: data.isOfUnknown } };
      case 'UrgentResultFound':
        return { ...urgency, told: { rank: data.rank, doctors: data.doctorIds.length } };
    }
  },

  decide: (urgency, { data }, { now }) => {
    const { rank, doctorIds, isWhole, lines: seen, isOfUnknown: seemsOfUnknown, ...about } = data;
    const lines = isWhole ? seen : withEarlier(seen, urgency.shown.lines);
    const isOfUnknown = seemsOfUnknown || (!isWhole && urgency.shown.isOfUnknown);
    const found = { ...about, foundAt: now.toISOString() };
    const events: UrgentResultEvent[] = [];
    if (!isDeepStrictEqual({ lines, isOfUnknown }, urgency.shown))
      events.push({ type: 'UrgentLinesFound', data: { ...found, lines, isOfUnknown } });
    if (rank !== null && isNews(rank, doctorIds, urgency))
      events.push({ type: 'UrgentResultFound', data: { ...found, rank, doctorIds } });
    return events;
  },
};
