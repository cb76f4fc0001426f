import { type Agent, request } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Request } from './requests.js';

export interface Answered {
  readonly status: number;
  header(name: string): string | null;
  /** Milliseconds of this process's clock. */
  readonly at: number;
}

/**
 * Sends a request, with JSON if it has a body, over an agent's kept connections with node:http: garbage collection after `fetch` stalled the measuring process for 15 to
 * 30 ms, which distorted the results.
 */
export function post(agent: Agent, address: string, { method, path, token, body }: Request): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const json = body ? JSON.stringify(body) : '';
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
    };
    request(address + path, { method, agent, headers }, (response) => {
      const at = performance.now();
      const answered = {
        status: response.statusCode ?? 0,
        header: (name: string) => String(response.headers[name] ?? '') || null,
        at,
      };
      finished(response.resume()).then(() => resolve(answered), reject);
    })
      .once('error', reject)
      .end(json);
  });
}
