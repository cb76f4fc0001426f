import { setTimeout as pause } from 'node:timers/promises';
import { NOT_CAUGHT_UP } from '@anamnesis/contracts/language/errors';
import { COMMAND_ID, MIN_POSITION, POSITION } from '@anamnesis/contracts/language/headers';
import type { RefusalReply } from '@anamnesis/contracts/language/reply';
import type { ReplyOf, Route } from '@anamnesis/contracts/language/route';

/** A request; its types are loose, so that invalid requests can be sent too. */
export interface Sent {
  /** An access token, or a person with one. */
  as?: string | { token: string };
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON; `FormData` as multipart; a string unchanged. */
  body?: unknown;
  /** The command id header. */
  commandId?: string;
  /** The log position that the reply has to reflect. */
  after?: string | null;
  headers?: Readonly<Record<string, string>>;
  /** One of the route's aliases. */
  path?: string;
  /** A query that its read model has not caught up with is not asked again. */
  once?: boolean;
}

export interface Reply<Body> {
  status: number;
  headers: Headers;
  /** The error code; undefined on success. */
  code: string | undefined;
  body: Body & Partial<Pick<RefusalReply, 'code' | 'requestId' | 'parameters'>>;
  /** The log position of a command. */
  position: string | null;
}

export type Call = <R extends Pick<Route, 'method' | 'path'> & { reply?: Route['reply'] }>(
  route: R,
  sent?: Sent,
) => Promise<Reply<R extends Route ? ReplyOf<R> : unknown>>;

/** Milliseconds: the service has waited already, and nobody else asks it. */
const AGAIN_AFTER = 100;

/**
 * Calls the product at an address over HTTP, by the routes of the table; `authorization` is the default of calls without one. As every
 * client does, asks again for what a busy read model has not caught up with.
 */
export function createCaller(address: string, authorization?: string): Call {
  return async (route, sent = {}) => {
    const ask = async () => {
      const response = await send(address, route, sent, authorization);
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      return { response, read: (isJson && text !== '' ? JSON.parse(text) : text) as { code?: string } };
    };
    let { response, read } = await ask();
    while (!sent.once && read.code === NOT_CAUGHT_UP.code) {
      await pause(AGAIN_AFTER);
      ({ response, read } = await ask());
    }
    return {
      status: response.status,
      headers: response.headers,
      code: response.ok ? undefined : read.code,
      body: read as never,
      position: response.headers.get(POSITION),
    };
  };
}

/** Sends one call of the product at an address; `authorization` is the default of calls without one. */
export function send(
  address: string,
  route: Pick<Route, 'method' | 'path'>,
  sent: Sent,
  authorization?: string,
): Promise<Response> {
  const { as, params = {}, query = {}, body, commandId, after, path = route.path } = sent;
  const url = new URL(
    address + path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `no-${name}`)),
  );
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = new Headers(sent.headers);
  if (as !== undefined) headers.set('authorization', `Bearer ${typeof as === 'string' ? as : as.token}`);
  else if (authorization !== undefined && !headers.has('authorization')) headers.set('authorization', authorization);
  if (commandId !== undefined) headers.set(COMMAND_ID, commandId);
  if (typeof after === 'string') headers.set(MIN_POSITION, after);
  const plain = body instanceof FormData || typeof body === 'string' || body === undefined;
  if (!plain && !headers.has('content-type')) headers.set('content-type', 'application/json');
  return fetch(url, {
    method: route.method,
    headers,
    ...(body === undefined ? {} : { body: plain ? body : JSON.stringify(body) }),
  });
}
