import { listSessionPapers, showSessionPapers } from '@anamnesis/contracts/sessions/addresses';
import type { SessionPapers } from '@anamnesis/contracts/sessions/paper-routes';
import { useQuestion } from '../../api/questions';
import { useFallbackInterval } from '../live';

interface Result {
  papers: SessionPapers | undefined;
  failed: boolean;
  askAgain: () => void;
}

/** The documents of one session as its doctor sees them. */
export function usePapersAsDoctor(sessionId: string): Result {
  const refetchInterval = useFallbackInterval();
  const { data, isError, refetch } = useQuestion(showSessionPapers, { params: { sessionId } }, { refetchInterval });
  return { papers: data, failed: isError && !data, askAgain: () => void refetch() };
}

/** The documents of one session as its patient sees them; one query serves all cards. */
export function usePapersAsPatient(sessionId: string): Result {
  const refetchInterval = useFallbackInterval();
  const { data, isError, refetch } = useQuestion(listSessionPapers, undefined, { refetchInterval });
  const none: SessionPapers = { sessionId, notes: [], reports: [], summaries: [] };
  return {
    papers: data && (data.papers.find((each) => each.sessionId === sessionId) ?? none),
    failed: isError && !data,
    askAgain: () => void refetch(),
  };
}
