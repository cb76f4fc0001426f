import { randomUUID } from 'node:crypto';
import { COMMAND_ID, MIN_POSITION, POSITION } from '@anamnesis/contracts/language/headers';
import { type CallOf, isCommand, type ReplyOf, type Route } from '@anamnesis/contracts/language/route';

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, string | number>;
  files?: Record<string, readonly File[]>;
}

/** An API client like a browser: it sends its token and its last position. */
export interface Caller {
  call<R extends Route>(route: R, call: CallOf<R>): Promise<ReplyOf<R>>;
  signedInWith(token: string): void;
  /** The access token; empty before the sign-in. */
  token(): string;
}

/** A client of the product at an address. A call throws, with the reply, on anything but success. */
export function createCaller(address: string): Caller {
  let token = '';
  let position = '';
  return {
    signedInWith: (issued) => void (token = issued),
    token: () => token,
    async call(route, call) {
      const { params = {}, query = {}, body, files } = call as Parts;
      const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const response = await fetch(`${address}${path}?${new URLSearchParams(query).toString()}`, {
        method: route.method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(position ? { [MIN_POSITION]: position } : {}),
          ...(isCommand(route) ? { [COMMAND_ID]: randomUUID() } : {}),
          ...(body && !route.files ? { 'content-type': 'application/json' } : {}),
        },
        ...(route.method === 'GET' ? {} : { body: route.files ? formOf(body, files) : JSON.stringify(body ?? {}) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${route.name} returned ${response.status}: ${text.slice(0, 500)}`);
      position = response.headers.get(POSITION) ?? position;
      return (route.reply ? route.reply.parse(JSON.parse(text)) : undefined) as ReplyOf<typeof route>;
    },
  };
}

function formOf(fields: Parts['body'] = {}, files: Parts['files'] = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [name, each] of Object.entries(files)) for (const file of each) form.append(name, file);
  return form;
}
