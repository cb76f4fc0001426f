import { setTimeout as pause } from 'node:timers/promises';
import { NOT_SIGNED_IN, TOO_MANY_TRIES, UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { COMMAND_ID, MIN_POSITION, POSITION } from '@anamnesis/contracts/language/headers';
import type { Route } from '@anamnesis/contracts/language/route';
import { uuidOf } from '@anamnesis/platform/deciding/handle';

/** A step that the product refuses, or for which something is missing: a visitor may have been faster. */
export class StepRefused extends Error {
  override readonly name = 'StepRefused';
  constructor(
    readonly step: string,
    readonly reason: string,
  ) {
    super(`The demo data could not be created (${step}): ${reason}`);
  }
}

/**
 * Calls the running product as a browser would. Each step has a fixed command id; each query waits for the position of the steps
 * before it. A command that the product refuses rejects with `StepRefused`.
 */
export interface DemoClient {
  form(
    route: Route,
    fields: Record<string, string>,
    files: Record<string, readonly File[]>,
    step: string,
  ): Promise<unknown>;
  json(
    route: Route,
    token: string,
    params: Record<string, string>,
    body: Record<string, unknown>,
    step: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<unknown>;
  /** Sends a query; rejects on an error reply. */
  ask(route: Route, token: string, params?: Record<string, string>, query?: Record<string, string>): Promise<unknown>;
}

const pathOf = (route: Route, params: Record<string, string>) =>
  route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The statuses of what passes: of too many calls within a minute, and of a part that is too busy. */
const LATER_STATUSES = [TOO_MANY_TRIES, UNAVAILABLE].map(({ status }): number => status);
const PAUSE_MILLISECONDS = 1_000;
/** Longer than the minute in which calls are counted. */
const MOST_TRIES = 90;

/** Sends a call again while the product does not take it: it is slow after its first start, and starts that were interrupted count for its limits. The command id keeps it one. */
async function untilAvailable(send: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await send();
    if (!LATER_STATUSES.includes(response.status) || tries === MOST_TRIES) return response;
    await response.body?.cancel();
    await pause(PAUSE_MILLISECONDS, null, signal ? { signal } : {});
  }
}

/** A step has all that it sends in its name. */
const LONGEST_NAME = 60;

/** Whether the command itself is refused. A token that has expired says nothing of it: the next start has others. */
const isRefusal = ({ status }: Response) =>
  status < 500 && status !== NOT_SIGNED_IN.status && !LATER_STATUSES.includes(status);

/** The status, code and sentence of an error reply. */
async function reasonOf(response: Response): Promise<string> {
  const { code, message } = (await response.json().catch(() => ({}))) as Partial<Record<'code' | 'message', string>>;
  return [response.status, code, message].filter((part) => part !== undefined).join(' ');
}

/** When `signal` aborts, the calls that are sent, and all later ones, reject. */
export function createDemoClient(address: string, signal?: AbortSignal): DemoClient {
  const call = (path: string, init: RequestInit) =>
    untilAvailable(() => fetch(`${address}${path}`, { ...init, ...(signal && { signal }) }), signal);
  let position: string | null = null;
  const send = async (path: string, step: string, init: RequestInit) => {
    const headers = { ...init.headers, [COMMAND_ID]: uuidOf(`demo/${step}`) };
    const response = await call(path, { ...init, method: 'POST', headers });
    if (!response.ok) {
      const refused = new StepRefused(step.slice(0, LONGEST_NAME), await reasonOf(response));
      throw isRefusal(response) ? refused : new Error(refused.message);
    }
    const reached = response.headers.get(POSITION);
    // Steps may run at once: the latest position counts.
    if (reached !== null && BigInt(reached) > BigInt(position ?? -1)) position = reached;
    return response.json();
  };
  return {
    async form(route, fields, files, step) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      for (const [name, each] of Object.entries(files)) for (const file of each) body.append(name, file);
      // Encoded before it is sent: a stop while `fetch` reads a form is a rejection that nobody can handle.
      const encoded = new Response(body);
      const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
      return send(route.path, step, { headers, body: await encoded.arrayBuffer() });
    },
    json(route, token, params, body, step, others = {}) {
      const headers = { ...others, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return send(pathOf(route, params), step, { headers, ...(route.body ? { body: JSON.stringify(body) } : {}) });
    },
    async ask(route, token, params = {}, query = {}) {
      const asked = `${pathOf(route, params)}?${new URLSearchParams(query).toString()}`;
      const headers = { authorization: `Bearer ${token}`, ...(position && { [MIN_POSITION]: position }) };
      const response = await call(asked, { headers });
      if (!response.ok) throw new Error(`${route.name}: ${await reasonOf(response)}`);
      return response.json();
    },
  };
}
