import type { Address } from '@anamnesis/contracts/language/address';
import { useDataProvider } from 'react-admin';
import { useCommand } from '../api/api-queries';
import { type DeskDataProvider, type RouteOf, type Send, type Verb, verbs } from './data-provider';

type Command<V extends Verb> = ReturnType<typeof useCommand<RouteOf<V>>>;
type Options<V extends Verb> = Omit<NonNullable<Parameters<typeof useCommand<RouteOf<V>>>[1]>, 'send'>;

/**
 * A verb of the data provider as a mutation. Pessimistic: the screen changes after the server has executed the command, when all affected
 * lists and records are refetched.
 */
export function useVerb<V extends Verb>(verb: V, options: Options<V> = {}): Command<V> {
  const provider = useDataProvider<DeskDataProvider>();
  const { [verb]: send } = provider as Record<V, Send<V>>;
  return useCommand<RouteOf<V>>(verbs[verb] as Address<RouteOf<V>>, { ...options, send });
}
