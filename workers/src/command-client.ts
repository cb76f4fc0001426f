import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import type { CallOf, ReplyOf, Route } from '@anamnesis/contracts/language/route';

/** Sends the workers' commands through the same routes as people's. */
export interface CommandClient {
  /**
   * Sends a command; repeated under the same `commandId` (a UUID) it takes effect once.
   * Throws `CommandRefused` for an error reply, and the connection's error when there was no reply.
   */
  send<R extends Route>(route: R, call: CallOf<R>, commandId: string): Promise<ReplyOf<R>>;
}

/** An error reply of a service. `retryAfter` is in milliseconds, where the reply has one. */
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
  /** The `Authorization` header of the workers. */
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

/** The error for an unsuccessful reply. */
export function refused(response: Response, answer: string): CommandRefused {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return new CommandRefused(response.status, codeIn(answer), Number.isFinite(seconds) ? seconds * 1_000 : undefined);
}

/** A proxy may reply with a page instead of JSON. */
const codeIn = (answer: string): string => /"code"\s*:\s*"([A-Z_]+)"/.exec(answer)?.[1] ?? 'UNKNOWN';
