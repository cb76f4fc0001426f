import { extractText, showReading } from '@anamnesis/contracts/reading/addresses';
import { READING_TIMEOUT } from '@anamnesis/contracts/reading/constants';
import type * as routes from '@anamnesis/contracts/reading/routes';
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../api/address';
import { useApiQuery } from '../api/api-queries';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { useMessages } from '../language/messages';
import { useSession } from '../signed-in/session';
import { readingMessages } from './messages';
import { problemText } from './problem-text';

export type DocumentReading = Reply<typeof routes.showReading>;

/** The reply of the server within its own time limit is still waited for. */
const GRACE_MILLISECONDS = 2_000;

/** The ids of the patient and the document in the path of a document. */
export function idsOf(documentUrl: string): { patientId: string; documentId: string } {
  const [, patientId = '', documentId = ''] = /^\/api\/records\/([^/]+)\/documents\/([^/]+)$/.exec(documentUrl) ?? [];
  return { patientId, documentId };
}

/** Has a document read, and shows what was read. `problem` says why it was not; the report's own fields are used then. */
export function useReading(documentUrl: string | null) {
  const m = useMessages(readingMessages);
  const isSignedIn = Boolean(useSession()?.user);
  const extraction = useQuery({
    queryKey: [extractText.path, documentUrl],
    enabled: documentUrl !== null && isSignedIn,
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    meta: shownBy(showReading),
    queryFn: ({ signal }) => {
      const limit = AbortSignal.timeout(READING_TIMEOUT + GRACE_MILLISECONDS);
      const body = { documentUrl: documentUrl ?? '' };
      return call(extractText, { body }, { signal: AbortSignal.any([signal, limit]) });
    },
  });
  // It may have been read before.
  const shown = useApiQuery(
    showReading,
    { params: idsOf(documentUrl ?? '') },
    { enabled: extraction.isSuccess || extraction.isError },
  );
  const failed = extraction.error ?? (isSignedIn || documentUrl === null ? null : 'signed out');
  return {
    /** Whether the document is being read now. */
    isReading: extraction.isFetching,
    /** Whether it is known how the reading ended; also without a document. */
    isSettled:
      documentUrl === null || extraction.isSuccess || (failed !== null && !extraction.isFetching && !shown.isLoading),
    problem: failed === null || extraction.isFetching ? null : problemText(m, failed, isSignedIn),
    text: extraction.data?.text ?? shown.data?.text ?? null,
    /** Pages and values; undefined until they are loaded. */
    reading: shown.data,
    isShownFailed: extraction.isSuccess && shown.isError,
    readAgain: async () => {
      const { isSuccess } = await extraction.refetch();
      if (isSuccess) await shown.refetch();
    },
    loadAgain: () => void shown.refetch(),
  };
}
