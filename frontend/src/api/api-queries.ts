import type { Route } from '@anamnesis/contracts/language/route';
import { QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from '@anamnesis/contracts/language/address';
import { urlOf, type Input, type Reply } from './address';
import type { ApiError } from './api-error';
import { call } from './call';
import { commandIds } from './command-id';
import { recordIncompleteData, followIncompleteQueries } from './incomplete-queries';
import { clearOnSignOut } from './forget-person';
import { revokeUnused } from './picture';
import { refetchTagged, shownBy } from './tags';

/**
 * Data are fresh for ten seconds. No retries here: `send` retries. Without a network calls fail, instead of waiting for it: a command
 * that waits would be sent later even if its dialog was closed meanwhile.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      ...{ staleTime: 10_000, retry: false, persister: recordIncompleteData },
      ...{ networkMode: 'always', refetchOnReconnect: true },
    },
    mutations: { networkMode: 'always' },
  },
});
followIncompleteQueries(queryClient.getQueryCache());
revokeUnused(queryClient.getQueryCache());
clearOnSignOut(queryClient);

/** The statuses of refusals that depend on stored data, not only on the input or the account. */
const OUT_OF_DATE: ReadonlySet<number> = new Set([404, 409, 422]);

/** Whether a refusal means that the page shows outdated data. */
export const isOutOfDate = ({ status }: ApiError): boolean => OUT_OF_DATE.has(status);

/** The query key of an address: its path, then its input, and the body of a query that has one. */
export function questionKey<R extends Route>(address: Address<R>, input?: Input<R>): readonly unknown[] {
  if (input === undefined) return [address.path];
  const { body, ...parts } = input as { params?: Record<string, unknown>; body?: unknown };
  return [address.path, urlOf(address, parts), ...(body === undefined ? [] : [body])];
}

/** A query. Refetched when its input changes; not fetched with `enabled: false`. */
export function useApiQuery<R extends Route>(
  address: Address<R>,
  input?: Input<R>,
  options: { enabled?: boolean; staleTime?: number; gcTime?: number; refetchInterval?: number | false } = {},
) {
  return useQuery<Reply<R>, ApiError>({
    queryKey: questionKey(address, input),
    queryFn: ({ signal }) => call(address, input, { signal }),
    meta: shownBy(address),
    ...options,
  });
}

/** Sends a command. One that is sent again under the same command id is executed once. */
export type SendCommand<R extends Route> = (input: Input<R>, options: { commandId: string }) => Promise<Reply<R>>;

/**
 * A command. On success the queries that share its tags are refetched; also after an unknown outcome and after a refusal that depends
 * on stored data, because the page may then be out of date.
 */
export function useCommand<R extends Route>(
  address: Address<R>,
  options: {
    onDone?: (reply: Reply<R>, input: Input<R>) => void;
    onRefused?: (error: ApiError, input: Input<R>) => void;
    /** Sends the command; `call` by default. */
    send?: SendCommand<R> | undefined;
  } = {},
) {
  const client = useQueryClient();
  const [{ idFor, settled }] = useState(commandIds);
  const { send = (input, sent) => call(address, input, sent) } = options;
  return useMutation<Reply<R>, ApiError, Input<R>>({
    mutationFn: (input) => send(input, { commandId: idFor(input) }),
    onSuccess: async (reply, input) => {
      settled(null);
      options.onDone?.(reply, input);
      await refetchTagged(client, address.tags);
    },
    onError: (error, input) => {
      settled(error);
      options.onRefused?.(error, input);
      if (error.outcomeUnknown || isOutOfDate(error)) void refetchTagged(client, address.tags);
    },
  });
}
