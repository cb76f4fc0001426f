import { COMMAND_ID, MIN_POSITION } from '@anamnesis/contracts/language/headers';
import type { CallOf, ReplyOf, Route } from '@anamnesis/contracts/language/route';

interface Sending {
  token?: string;
  commandId?: string;
  /** A place in the log that the answer has to show. */
  atLeast?: string;
}

/** Longer than a busy machine takes, short enough to try again while a server is away; milliseconds. */
const PATIENCE = 5_000;

/** Sends one call as JSON, whatever the answer is; rejects when there is none. */
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
    signal: AbortSignal.timeout(PATIENCE),
  });
}

/** Sends one call and reads its reply; throws on anything but a success. */
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
