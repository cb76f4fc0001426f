import { explainReport } from '@anamnesis/contracts/insights/addresses';
import { useQuery } from '@tanstack/react-query';
import { askForInsight } from './ask';
import { useOwnKey } from './own-key';

/** What an explanation rests on: with other facts it is asked for again. */
export interface Facts {
  entryId: string;
  /** Whether everything is known that it may rest on. */
  isReady: boolean;
  /** Identifies what was read and confirmed. */
  version: string;
}

const KEPT = { retry: false, staleTime: Infinity, refetchOnWindowFocus: false } as const;

/** The explanation of a test report. */
export function useInsight({ entryId, isReady, version }: Facts) {
  const { key, version: keyVersion } = useOwnKey();
  return useQuery({
    queryKey: [explainReport.path, entryId, version, keyVersion],
    enabled: isReady,
    ...KEPT,
    queryFn: ({ signal }) => askForInsight({ entryId, key, signal }),
  });
}
