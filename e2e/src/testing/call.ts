import { COMMAND_ID, MIN_POSITION } from '@anamnesis/contracts/language/headers';
import type { CallOf, ReplyOf, Route } from '@anamnesis/contracts/language/route';

interface Sending {
  token?: string;
  commandId?: string;
  /** The log position that the reply has to reflect. */
  atLeast?: string;
}

/** Time-out, ms: longer than a busy machine takes, short enough to retry while a server is down. */
const TIMEOUT = 20_000;

/** Sends one call as JSON and returns any reply; rejects without one. */
export function send<R extends Route>(
  address: string,
  route: R,
  call: CallOf<R>,
  { token, commandId, atLeast }: Sending = {},
): Promise<Response> {
  const { params = {}, body } = call as { params?: Record<string, string>; body?: unknown };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return fetch(`${address}${path}`, {
    method: route.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(commandId ? { [COMMAND_ID]: commandId } : {}),
      ...(atLeast ? { [MIN_POSITION]: atLeast } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(TIMEOUT),
  });
}

/** Sends one call and parses its reply; throws on an error reply. */
export async function ask<R extends Route>(
  address: string,
  route: R,
  call: CallOf<R>,
  sending?: Sending,
): Promise<ReplyOf<R>> {
  const response = await send(address, route, call, sending);
  const text = await response.text();
  if (!response.ok) throw new Error(`${route.name}: ${response.status} ${text}`);
  return (route.reply ? route.reply.parse(JSON.parse(text)) : undefined) as ReplyOf<R>;
}
