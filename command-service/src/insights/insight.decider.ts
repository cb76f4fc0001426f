import { REQUEST_LOST_AFTER } from '@anamnesis/contracts/insights/constants';
import { AI_UNCONFIRMED } from '@anamnesis/contracts/insights/errors';
import { insightEvents, type InsightEvent } from '@anamnesis/contracts/insights/events';
import type { WrittenInsight } from '@anamnesis/contracts/insights/insight';
import type { SpeechLanguage } from '@anamnesis/contracts/insights/languages';
import type { Decider, DecisionContext } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';

type DataOf<Type extends InsightEvent['type']> = Extract<InsightEvent, { type: Type }>['data'];
/** The patient, the report, the request and what is requested. */
type Request = DataOf<'InsightKept'>;

/** An outcome of a request: with an insight, or why without one. */
type Outcome = 'insight' | DataOf<'InsightFailed'>['reason'];

/** One explanation or summary. */
export interface Part {
  /** The request without an outcome; null if there is none. */
  readonly open: DataOf<'InsightRequested'> | null;
  /** The last request with an outcome. */
  readonly settled: { readonly requestId: string; readonly outcome: Outcome } | null;
  /** The last insight. */
  readonly written: (WrittenInsight & Pick<DataOf<'InsightWritten'>, 'basis' | 'writtenAt'>) | null;
}

/** The explanation of a report, and its summary in each language. */
export type ReportInsights = Readonly<Partial<Record<'explanation' | SpeechLanguage, Part>>>;

export type InsightCommand =
  | { type: 'RequestInsight'; data: Request }
  | { type: 'BeginInsight'; data: { requestId: string; basis: string } }
  | { type: 'ReportInsight'; data: WrittenInsight & { requestId: string; basis: string } }
  | { type: 'GiveUpInsight'; data: { requestId: string; reason: DataOf<'InsightFailed'>['reason'] } };

/** The stream of the insights on a report. */
export const insightStream = (entryId: string) => `insight-${entryId}`;

const noPart: Part = { open: null, settled: null, written: null };

/** The explanation, or the summary in a language. */
export const partOf = (insights: ReportInsights, summaryIn: SpeechLanguage | null): Part =>
  insights[summaryIn ?? 'explanation'] ?? noPart;

/** The part with this open request. */
export const partWith = (insights: ReportInsights, requestId: string): (Part & { open: object }) | null =>
  Object.values(insights).find((part): part is Part & { open: object } => part.open?.requestId === requestId) ?? null;

/** The rules of the insights on one report: one request at a time for each part, and no second insight on the same basis. */
export const insightDecider: Decider<ReportInsights, InsightCommand, InsightEvent, DecisionContext> = {
  opens: ['InsightWritten'],
  initialState: {},

  evolve: evolveOn(insightEvents, (insights: ReportInsights, { type, data }): ReportInsights => {
    const part = partOf(insights, data.summaryIn);
    const changed = (change: Partial<Part>) => ({
      ...insights,
      [data.summaryIn ?? 'explanation']: { ...part, ...change },
    });
    const settled = (outcome: Outcome) => ({ open: null, settled: { requestId: data.requestId, outcome } });
    switch (type) {
      case 'InsightRequested':
        return changed({ open: data });
      case 'InsightWritten':
        return changed({ ...settled('insight'), written: data });
      case 'InsightKept':
        return changed(settled('insight'));
      case 'InsightFailed':
        return changed(settled(data.reason));
    }
  }),

  decide: (insights, command, { now }) => {
    if (command.type === 'RequestInsight') {
      const { open } = partOf(insights, command.data.summaryIn);
      if (open && now.getTime() - Date.parse(open.requestedAt) < REQUEST_LOST_AFTER) return [];
      return [{ type: 'InsightRequested', data: { ...command.data, requestedAt: now.toISOString() } }];
    }
    const part = partWith(insights, command.data.requestId);
    if (!part) return [];
    const { requestedAt: _, ...request } = part.open;
    switch (command.type) {
      case 'BeginInsight':
        return isCurrent(part, command.data.basis) ? [{ type: 'InsightKept', data: request }] : [];
      case 'ReportInsight':
        return [{ type: 'InsightWritten', data: { ...command.data, ...request, writtenAt: now.toISOString() } }];
      case 'GiveUpInsight':
        return [{ type: 'InsightFailed', data: { ...request, reason: command.data.reason } }];
    }
  },
};

/**
 * Whether the last insight has this basis. One in the place of a provider that failed does not count: the provider is asked again. An answer that could not be
 * shown was given, and paid for: it is not asked for once more.
 */
const isCurrent = ({ written }: Part, basis: string) =>
  written?.basis === basis && (written.failure === null || written.failure.code === AI_UNCONFIRMED.code);
