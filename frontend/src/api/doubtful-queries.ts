import type { Query, QueryCache, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { isDoubtful, showDoubts } from './doubts';

/** The queries whose data may be incomplete. */
const doubtful = new WeakSet<object>();

/**
 * Runs a query's function, and remembers for the query whether its data may be incomplete. An error changes nothing: the previous
 * data are still shown. (react-query calls this option a persister; it is the one hook through which every fetch passes.)
 */
export async function keepDoubts(
  ask: QueryFunction,
  context: QueryFunctionContext,
  query: Pick<Query, 'state'>,
): Promise<unknown> {
  const answer = await ask(context);
  const isNextPage = query.state.fetchMeta?.fetchMore !== undefined;
  // Read after the fetch: a query whose signal has been read is cancelled when its last component unmounts.
  if (isDoubtful(context.signal)) doubtful.add(query);
  else if (!isNextPage) doubtful.delete(query);
  return answer;
}

/** Keeps the notice in step with the mounted queries. Returns how to stop. */
export const showDoubtsOf = (cache: QueryCache): (() => void) =>
  cache.subscribe(() => showDoubts(cache.findAll({ type: 'active' }).some((query) => doubtful.has(query))));
