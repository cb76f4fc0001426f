import { listSessionDocuments, showSessionDocuments } from '@anamnesis/contracts/sessions/addresses';
import type { SessionDocuments } from '@anamnesis/contracts/sessions/document-routes';
import { useApiQuery } from '../../api/api-queries';
import { useFallbackInterval } from '../../live/live-state';

interface Result {
  documents: SessionDocuments | undefined;
  failed: boolean;
  askAgain: () => void;
}

/** The documents of one session as its doctor sees them. */
export function useDocumentsAsDoctor(sessionId: string): Result {
  const refetchInterval = useFallbackInterval();
  const { data, isError, refetch } = useApiQuery(showSessionDocuments, { params: { sessionId } }, { refetchInterval });
  return { documents: data, failed: isError && !data, askAgain: () => void refetch() };
}

/** The documents of one session as its patient sees them; one query serves all cards. */
export function useDocumentsAsPatient(sessionId: string): Result {
  const refetchInterval = useFallbackInterval();
  const { data, isError, refetch } = useApiQuery(listSessionDocuments, undefined, { refetchInterval });
  const none: SessionDocuments = { sessionId, notes: [], reports: [], summaries: [] };
  return {
    documents: data && (data.documents.find((each) => each.sessionId === sessionId) ?? none),
    failed: isError && !data,
    askAgain: () => void refetch(),
  };
}
