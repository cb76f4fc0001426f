import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query';

type Keep = (key: readonly unknown[], data: unknown) => unknown;
let keep: Keep | undefined;

/** Sets what keeps the answers of queries for reading without a network (offline/keeping.ts), which is no part of the first load. */
export function keepAnswersWith(keeper: Keep): void {
  keep = keeper;
}

/** Runs the function of a query. Without a reply it returns the last answer, where one is kept on this device. */
export async function fetchOrLastSeen(fetchData: QueryFunction, context: QueryFunctionContext): Promise<unknown> {
  try {
    const data = await fetchData(context);
    keep?.(context.queryKey, data);
    return data;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'NETWORK') throw error;
    // The file may be missing too, where the service worker has not kept it yet.
    const seen = await import('../offline/last-seen').catch(() => null);
    const data = await seen?.lastSeen(context.queryKey);
    if (data === undefined) throw error;
    return data;
  }
}
