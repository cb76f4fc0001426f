import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useResourceContext, type DataProvider } from 'react-admin';
import type { ApiError } from '../api/api-error';
import { useCommandId } from '../api/questions';
import type { Verbs } from './data-provider';

type InputOf<V extends keyof Verbs> = Parameters<Verbs[V]>[0];
type ReplyOf<V extends keyof Verbs> = Awaited<ReturnType<Verbs[V]>>;

/**
 * A verb of the data provider, for the resource around it, as a mutation. Pessimistic: what is shown changes once the server has
 * carried it out, when every list and record of the resource is asked for again. A try whose outcome is unknown is sent again under
 * the same command id.
 */
export function useVerb<V extends keyof Verbs>(
  verb: V,
  { onDone, onRefused }: { onDone?: (reply: ReplyOf<V>) => void; onRefused?: (error: ApiError) => void } = {},
) {
  const resource = useResourceContext();
  const provider = useDataProvider<DataProvider & Verbs>();
  const client = useQueryClient();
  const { idFor, settled } = useCommandId();
  return useMutation<ReplyOf<V>, ApiError, InputOf<V>>({
    mutationFn: (input) => {
      const send = provider[verb] as (input: InputOf<V>, options: { commandId: string }) => Promise<ReplyOf<V>>;
      return send(input, { commandId: idFor(input) });
    },
    onSuccess: async (reply) => {
      settled(null);
      onDone?.(reply);
      await client.invalidateQueries({ queryKey: [resource] });
    },
    onError: (error) => {
      settled(error);
      onRefused?.(error);
    },
  });
}
