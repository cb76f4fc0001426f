import type { Address } from '@anamnesis/contracts/language/address';
import type { Route } from '@anamnesis/contracts/language/route';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/api-error';
import { isOutOfDate } from '../api/api-queries';
import { commandIds } from '../api/command-id';
import { refetchTagged } from '../api/tags';
import type { Sent } from './resource';

interface Options<Draft> {
  /** The written data of a draft; by default the draft itself. */
  dataOf?: (draft: Draft) => object;
  onDone: () => void;
  onRefused?: (error: ApiError) => void;
}

/**
 * The `transform` and the `mutationOptions` of an `Edit` or a `Create` that writes through `address`. A retry of the same data after
 * an unknown outcome has the same command id. As after a verb, the queries that share its tags are refetched, after `onDone`.
 */
export function useSaveOptions<Draft extends object>(
  { tags }: Address<Route>,
  { dataOf = (draft) => draft, onDone, onRefused }: Options<Draft>,
) {
  const client = useQueryClient();
  const [{ idFor, settled }] = useState(commandIds);
  return {
    transform: (draft: Draft): Sent<object> => {
      const data = dataOf(draft);
      return { ...data, commandId: idFor(data) };
    },
    mutationOptions: {
      onSuccess: async () => {
        settled(null);
        onDone();
        await refetchTagged(client, tags);
      },
      onError: (error: Error) => {
        if (!(error instanceof ApiError)) throw error;
        settled(error);
        onRefused?.(error);
        if (error.outcomeUnknown || isOutOfDate(error)) void refetchTagged(client, tags);
      },
    },
  };
}
