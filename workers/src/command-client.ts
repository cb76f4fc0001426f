import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import type { CallOf, ReplyOf, Route } from '@anamnesis/contracts/language/route';

/** How background work changes anything: by the same calls that people make. */
export interface CommandClient {
  /**
   * Sends a command; sent again under one `commandId` (a UUID) it takes effect once.
   * Throws `CommandRefused` for an answer that says no, and whatever the connection threw when there was none.
   */
  send<R extends Route>(route: R, call: CallOf<R>, commandId: string): Promise<ReplyOf<R>>;
}

/** A service answered, and not with a success. `retryAfter` is in milliseconds, where it named one. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
  constructor(
    readonly status: number,
    readonly code: string,
    readonly retryAfter?: number,
  ) {
    super(`${status} ${code}`);
  }
}

export interface CommandClientOptions {
  baseUrl: string;
  /** What shows that background work asks: the `Authorization` header. */
  authorization: string;
  /** Milliseconds. */
  timeout?: number;
}

/** Sends commands over HTTP, as JSON. */
export function createCommandClient({ baseUrl, authorization, timeout = 10_000 }: CommandClientOptions): CommandClient {
  return {
    async send(route, call, commandId) {
      const { params, body } = call as { params?: Record<string, string>; body?: unknown };
      const response = await fetch(new URL(pathOf(route, params ?? {}), baseUrl), {
        method: route.method,
        headers: {
          authorization,
          [COMMAND_ID]: commandId,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body ?? {}),
        signal: AbortSignal.timeout(timeout),
      });
      const answer = await response.text();
      if (!response.ok) throw refused(response, answer);
      return (route.reply ? route.reply.parse(JSON.parse(answer)) : undefined) as ReplyOf<typeof route>;
    },
  };
}

export const pathOf = (route: Route, params: Record<string, string>): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The error that a refused answer stands for. */
export function refused(response: Response, answer: string): CommandRefused {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return new CommandRefused(response.status, codeIn(answer), Number.isFinite(seconds) ? seconds * 1_000 : undefined);
}

/** A proxy on the way may answer with a page instead of our JSON. */
const codeIn = (answer: string): string => /"code"\s*:\s*"([A-Z_]+)"/.exec(answer)?.[1] ?? 'UNKNOWN';
