import type { Query, QueryCache, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { isDoubtful, showDoubts } from './doubts';

/** The queries whose data may be incomplete. */
const doubtful = new WeakSet<object>();

/**
 * Runs the function of a query and records whether its data may be incomplete. An error changes nothing, because the previous
 * data are still shown. (This is react-query's `persister` option, the only hook that every fetch passes through.)
 */
export async function keepDoubts(
  fetchData: QueryFunction,
  context: QueryFunctionContext,
  query: Pick<Query, 'state'>,
): Promise<unknown> {
  const data = await fetchData(context);
  const isNextPage = query.state.fetchMeta?.fetchMore !== undefined;
  // Read after the fetch: a query whose signal has been read is cancelled when its last component unmounts.
  if (isDoubtful(context.signal)) doubtful.add(query);
  else if (!isNextPage) doubtful.delete(query);
  return data;
}

/** Updates the notice when mounted queries change. Returns the function that stops this. */
export const showDoubtsOf = (cache: QueryCache): (() => void) =>
  cache.subscribe(() => showDoubts(cache.findAll({ type: 'active' }).some((query) => doubtful.has(query))));
