import { MIN_POSITION } from '@anamnesis/contracts/language/headers';
import type { CallOf, ReplyOf, Route } from '@anamnesis/contracts/language/route';
import { type CommandClientOptions, pathOf, refused } from './command-client.js';

/** Sends the workers' queries. */
export interface QueryClient {
  /**
   * Sends a query whose reply reflects the log up to the position `after`. Throws `CommandRefused` for an error reply, and
   * the connection's error when there was no reply.
   */
  ask<R extends Route & { method: 'GET' }>(route: R, call: CallOf<R>, after: string): Promise<ReplyOf<R>>;
}

/** Sends queries over HTTP. */
export function createQueryClient({ baseUrl, authorization, timeout = 10_000 }: CommandClientOptions): QueryClient {
  return {
    async ask(route, call, after) {
      const { params, query } = call as Partial<Record<'params' | 'query', Record<string, string>>>;
      const address = new URL(pathOf(route, params ?? {}), baseUrl);
      address.search = new URLSearchParams(query).toString();
      const response = await fetch(address, {
        headers: { authorization, [MIN_POSITION]: after },
        signal: AbortSignal.timeout(timeout),
      });
      const answer = await response.text();
      if (!response.ok) throw refused(response, answer);
      return (route.reply ? route.reply.parse(JSON.parse(answer)) : undefined) as ReplyOf<typeof route>;
    },
  };
}
