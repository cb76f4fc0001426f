import { refuse } from '@anamnesis/contracts/language/refusal';
import { HISTORY_NOT_FOUND } from '@anamnesis/contracts/replay/errors';
import type { HistoryFacts } from '@anamnesis/contracts/replay/policy';
import type { Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import type { HistoryName } from './history.js';
import { inquiryOf } from './inquiry-of.js';
import type { Opened, OpenedHistories } from './opened-histories.js';

export type OpenedFacts = HistoryFacts & Opened & { readonly reason: string };

interface AskedHistory extends Pick<Call, 'actor'> {
  readonly params: HistoryName;
  readonly query: { readonly inquiry: string };
}

/** The history that is asked for, read up to now; null without an inquiry. Refuses where there is no such history. */
export async function historyFacts(
  ports: Pick<Ports, 'log'>,
  histories: OpenedHistories,
  { actor, params: { kind, id }, query: { inquiry: inquiryId } }: AskedHistory,
): Promise<OpenedFacts | null> {
  // Nothing is looked up for others, whom the policy refuses.
  if (actor?.role !== 'auditor') return null;
  const inquiry = await inquiryOf(ports, inquiryId);
  if (inquiry.status === 'none') return null;
  const opened = await histories.open({ kind, id: id.toLowerCase() });
  const { history } = opened;
  if (!history.streams.has(`${kind}-${history.id}`)) refuse(HISTORY_NOT_FOUND);
  return { kind, patientId: kind === 'doctor' ? null : history.person, inquiryId, reason: inquiry.reason, ...opened };
}
