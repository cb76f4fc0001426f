import type { Address } from '@anamnesis/contracts/language/address';
import { useDataProvider } from 'react-admin';
import { useCommand } from '../api/questions';
import { type DeskDataProvider, type RouteOf, type Send, type Verb, verbs } from './data-provider';

type Command<V extends Verb> = ReturnType<typeof useCommand<RouteOf<V>>>;
type Options<V extends Verb> = Omit<NonNullable<Parameters<typeof useCommand<RouteOf<V>>>[1]>, 'send'>;

/**
 * A verb of the data provider as a mutation. Pessimistic: what is shown changes once the server has carried it out, when all lists and
 * records that show what it changes are asked for again.
 */
export function useVerb<V extends Verb>(verb: V, options: Options<V> = {}): Command<V> {
  const provider = useDataProvider<DeskDataProvider>();
  const { [verb]: send } = provider as Record<V, Send<V>>;
  return useCommand<RouteOf<V>>(verbs[verb] as Address<RouteOf<V>>, { ...options, send });
}
