import type { Route } from '@anamnesis/contracts/language/route';
import { QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Address } from '@anamnesis/contracts/language/address';
import { urlOf, type Input, type Reply } from './address';
import type { ApiError } from './api-error';
import { call } from './call';
import { newCommandId } from './command-id';
import { keepDoubts, showDoubtsOf } from './doubtful-queries';
import { forgetWithPerson } from './forget-person';
import { giveBackUnused } from './picture';
import { refetchTagged, shownBy } from './tags';

/** Results are fresh for ten seconds. Retries are done by the client itself. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, retry: false, persister: keepDoubts } },
});
showDoubtsOf(queryClient.getQueryCache());
giveBackUnused(queryClient.getQueryCache());
forgetWithPerson(queryClient);

/** The statuses of refusals that follow from stored data, not from the input alone or from who asks. */
const OUT_OF_DATE: ReadonlySet<number> = new Set([404, 409, 422]);

/** The query key of a question: its path, then its input. */
export const questionKey = <R extends Route>(address: Address<R>, input?: Input<R>): readonly unknown[] =>
  input === undefined ? [address.path] : [address.path, urlOf(address, input as { params?: Record<string, unknown> })];

/** A query. It is refetched when its input changes; `enabled: false` holds it back. */
export function useQuestion<R extends Route>(
  address: Address<R>,
  input?: Input<R>,
  options: { enabled?: boolean; staleTime?: number; refetchInterval?: number | false } = {},
) {
  return useQuery<Reply<R>, ApiError>({
    queryKey: questionKey(address, input),
    queryFn: ({ signal }) => call(address, input, { signal }),
    meta: shownBy(address),
    ...options,
  });
}

const fingerprint = (input: unknown) =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? `${value.name}:${value.size}:${value.lastModified}` : value,
  ) ?? '';

/** The command id: a new one for new input, the same one while it is unknown whether the last try was carried out. */
function useCommandId() {
  const open = useRef<{ of: string; id: string } | null>(null);
  return {
    idFor: (input: unknown): string => {
      const of = fingerprint(input);
      if (open.current?.of !== of) open.current = { of, id: newCommandId() };
      return open.current.id;
    },
    settled: (error: ApiError | null) => {
      if (!error?.outcomeUnknown) open.current = null;
    },
  };
}

/**
 * A command. Once it is done, the queries that show what it changes are refetched; likewise after a refusal that
 * follows from stored data: the page then shows something old.
 */
export function useCommand<R extends Route>(
  address: Address<R>,
  options: {
    onDone?: (reply: Reply<R>, input: Input<R>) => void;
    onRefused?: (error: ApiError, input: Input<R>) => void;
    /** What sends it; by default the call itself. */
    send?: (input: Input<R>, options: { commandId: string }) => Promise<Reply<R>>;
  } = {},
) {
  const client = useQueryClient();
  const { idFor, settled } = useCommandId();
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
      if (OUT_OF_DATE.has(error.status)) void refetchTagged(client, address.tags);
    },
  });
}
