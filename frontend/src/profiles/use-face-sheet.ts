import { showFaceSheet } from '@anamnesis/contracts/profiles/addresses';
import { useSecondFactorMissing } from '../signed-in/second-factor-need';
import { useOpenedQuery } from '../audit/use-opened-query';

/** The face sheet of an appointment's patient; not fetched if it would be refused. */
export function useFaceSheet(appointmentId: string, enabled = true) {
  const missing = useSecondFactorMissing();
  const { data, isError, isLoading, refetch } = useOpenedQuery(
    showFaceSheet,
    { params: { id: appointmentId } },
    { enabled: enabled && !missing },
  );
  return { sheet: data?.data, loading: isLoading, failed: isError && !data, retry: () => void refetch() };
}
