import type { Route } from '@anamnesis/contracts/language/route';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import { type Address } from '@anamnesis/contracts/language/address';
import { urlOf, type Input, type Reply } from './address';
import { ApiError, errorOf } from './api-error';
import { newCommandId } from './command-id';
import { callTexts } from './messages';
import { send } from './send';

export interface CallOptions {
  /** The same for retries of a command, so that it is handled once. */
  commandId?: string;
  signal?: AbortSignal;
  /** Further request headers. */
  headers?: Readonly<Record<string, string>>;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: Record<string, readonly File[] | undefined>;
}

function formOf({ body = {}, files = {} }: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined && value !== null) form.append(name, String(value));
  for (const [part, list = []] of Object.entries(files)) for (const file of list) form.append(part, file, file.name);
  return form;
}

function requestOf(
  address: Address<Route>,
  parts: Parts,
  { commandId, signal, headers = {} }: CallOptions,
): RequestInit {
  const common = { method: address.method, headers, ...(signal && { signal }) };
  if (address.method === 'GET') return common;
  const command: Record<string, string> = {
    ...headers,
    ...(!address.isQuery && { [COMMAND_ID]: commandId ?? newCommandId() }),
  };
  if (address.form) return { ...common, headers: command, body: formOf(parts) };
  return {
    ...common,
    headers: { ...command, 'content-type': 'application/json' },
    body: JSON.stringify(parts.body ?? {}),
  };
}

/** Calls a route and returns its reply. Throws `ApiError` for a refusal, an unreadable reply and a missing one. */
export async function call<R extends Route>(
  address: Address<R>,
  input?: Input<R>,
  options: CallOptions = {},
): Promise<Reply<R>> {
  const parts = (input ?? {}) as Parts;
  const request = requestOf(address as unknown as Address<Route>, parts, options);
  const response = await send(urlOf(address, parts), request, { isQuery: address.isQuery });
  if (!response.ok) throw await errorOf(response);
  try {
    return (await response.json()) as Reply<R>;
  } catch {
    throw new ApiError('UNREADABLE', response.status, callTexts().unreadable);
  }
}
