import type { Address } from '@anamnesis/contracts/language/address';
import type { Route } from '@anamnesis/contracts/language/route';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { isOutOfDate } from '../api/api-queries';
import { refetchTagged } from '../api/tags';

/**
 * The `mutationOptions` of an `Edit` or a `Create` that writes through `address`. As after a verb, the queries that share its tags are
 * refetched, after `onDone`.
 */
export function useSaveOptions<R extends Route>(
  { tags }: Address<R>,
  { onDone, onRefused }: { onDone: () => void; onRefused?: (error: ApiError) => void },
) {
  const client = useQueryClient();
  return {
    onSuccess: async () => {
      onDone();
      await refetchTagged(client, tags);
    },
    onError: (error: Error) => {
      if (!(error instanceof ApiError)) throw error;
      onRefused?.(error);
      if (isOutOfDate(error)) void refetchTagged(client, tags);
    },
  };
}
