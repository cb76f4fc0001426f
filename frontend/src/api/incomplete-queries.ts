import type { Query, QueryCache, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { isIncomplete, showIncomplete } from './incomplete-replies';
import { fetchOrLastSeen } from './last-seen';

/** The queries whose data may be incomplete. */
const incomplete = new WeakSet<object>();

/**
 * Runs the function of a query (last-seen.ts) and records whether its data may be incomplete. An error changes nothing, because the previous
 * data are still shown. (This is react-query's `persister` option, the only hook that every fetch passes through.)
 */
export async function recordIncompleteData(
  fetchData: QueryFunction,
  context: QueryFunctionContext,
  query: Pick<Query, 'state'>,
): Promise<unknown> {
  const data = await fetchOrLastSeen(fetchData, context);
  const isNextPage = query.state.fetchMeta?.fetchMore !== undefined;
  // Read after the fetch: a query whose signal has been read is cancelled when its last component unmounts.
  if (isIncomplete(context.signal)) incomplete.add(query);
  else if (!isNextPage) incomplete.delete(query);
  return data;
}

/** Updates the notice when mounted queries change. Returns the function that stops this. */
export const followIncompleteQueries = (cache: QueryCache): (() => void) =>
  cache.subscribe(() => showIncomplete(cache.findAll({ type: 'active' }).some((query) => incomplete.has(query))));
