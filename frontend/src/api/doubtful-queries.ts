import type { Query, QueryCache, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { isDoubtful, showDoubts } from './doubts';

/** The queries whose answer may lack something. */
const doubtful = new WeakSet<object>();

/**
 * Asks as the query wants to, and keeps with the query whether its answer may lack something. A refusal changes nothing: the
 * answer before it is shown still. (react-query calls this a persister; it is the one place where every fetch passes.)
 */
export async function keepDoubts(
  ask: QueryFunction,
  context: QueryFunctionContext,
  query: Pick<Query, 'state'>,
): Promise<unknown> {
  const answer = await ask(context);
  const isNextPage = query.state.fetchMeta?.fetchMore !== undefined;
  // Looked at afterwards: react-query cancels a query that nobody shows once its signal has been looked at.
  if (isDoubtful(context.signal)) doubtful.add(query);
  else if (!isNextPage) doubtful.delete(query);
  return answer;
}

/** Has the page told for as long as a query that is in sight may lack something. */
export const showDoubtsOf = (cache: QueryCache): (() => void) =>
  cache.subscribe(() => showDoubts(cache.findAll({ type: 'active' }).some((query) => doubtful.has(query))));
