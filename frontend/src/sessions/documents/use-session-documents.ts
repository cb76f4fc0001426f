import { listSessionDocuments, showSessionDocuments } from '@anamnesis/contracts/sessions/addresses';
import type { SessionPapers } from '@anamnesis/contracts/sessions/document-routes';
import { useApiQuery } from '../../api/api-queries';
import { useFallbackInterval } from '../live';

interface Result {
  papers: SessionPapers | undefined;
  failed: boolean;
  askAgain: () => void;
}

/** The documents of one session as its doctor sees them. */
export function usePapersAsDoctor(sessionId: string): Result {
  const refetchInterval = useFallbackInterval();
  const { data, isError, refetch } = useApiQuery(showSessionDocuments, { params: { sessionId } }, { refetchInterval });
  return { papers: data, failed: isError && !data, askAgain: () => void refetch() };
}

/** The documents of one session as its patient sees them; one query serves all cards. */
export function usePapersAsPatient(sessionId: string): Result {
  const refetchInterval = useFallbackInterval();
  const { data, isError, refetch } = useApiQuery(listSessionDocuments, undefined, { refetchInterval });
  const none: SessionPapers = { sessionId, notes: [], reports: [], summaries: [] };
  return {
    papers: data && (data.papers.find((each) => each.sessionId === sessionId) ?? none),
    failed: isError && !data,
    askAgain: () => void refetch(),
  };
}
