import type { History, HistoryEvent } from '@anamnesis/contracts/replay/history';
import { useQuery } from '@tanstack/react-query';
import type { HistoryReference } from './history-reference';
import { eventsPage } from './use-history-events';
import { useReplayAddress } from './use-replay-address';

const isAuditors = ({ actor }: HistoryEvent) => actor.role === 'auditor';

/**
 * The position of the moment that a history begins with: its last event that is no auditor's, because the last of all are mostly the search
 * and the opening of the replay itself. Undefined while it is looked for; not looked for if the address names a moment.
 */
export function useBeginning(reference: HistoryReference, history: History | undefined): string | undefined {
  const [{ at }] = useReplayAddress();
  const last = history && (history.last?.position ?? '0');
  const isAsked = at === null && last !== undefined && last !== '0';
  const query = useQuery({ ...eventsPage(reference, { upTo: last ?? '0' }), enabled: isAsked });
  if (!isAsked) return last;
  if (query.isPending) return undefined;
  return query.data?.events.find((event) => !isAuditors(event))?.position ?? last;
}
