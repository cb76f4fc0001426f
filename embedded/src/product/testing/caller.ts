import { COMMAND_ID, MIN_POSITION, POSITION } from '@anamnesis/contracts/language/headers';
import type { RefusalReply } from '@anamnesis/contracts/language/reply';
import type { ReplyOf, Route } from '@anamnesis/contracts/language/route';

/** What a call sends; each part is as loose as a hostile caller's. */
export interface Sent {
  /** An access token, or someone who has one. */
  as?: string | { token: string };
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON; `FormData` as multipart; a string as it is. */
  body?: unknown;
  /** Sent when nothing else is said: a command as a browser sends it. */
  commandId?: string;
  /** The answer has to show the log up to here. */
  after?: string | null;
  headers?: Readonly<Record<string, string>>;
  /** One of the route's aliases. */
  path?: string;
}

export interface Reply<Body> {
  status: number;
  headers: Headers;
  /** The refusal's code; undefined when it was not refused. */
  code: string | undefined;
  body: Body & Partial<Pick<RefusalReply, 'code' | 'requestId' | 'details'>>;
  /** The place in the log that a command reached. */
  position: string | null;
}

export type Call = <R extends Pick<Route, 'method' | 'path'> & { reply?: Route['reply'] }>(
  route: R,
  sent?: Sent,
) => Promise<Reply<R extends Route ? ReplyOf<R> : unknown>>;

/** Calls the product at an address over HTTP, by the routes of the table; `authorization` stands where a call brings none. */
export function createCaller(address: string, authorization?: string): Call {
  return async (route, sent = {}) => {
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
    const response = await fetch(url, {
      method: route.method,
      headers,
      ...(body === undefined ? {} : { body: plain ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const read = (isJson && text !== '' ? JSON.parse(text) : text) as { code?: string };
    return {
      status: response.status,
      headers: response.headers,
      code: response.ok ? undefined : read.code,
      body: read as never,
      position: response.headers.get(POSITION),
    };
  };
}
