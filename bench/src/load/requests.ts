import autocannon from 'autocannon';
import { throughputOf, type Throughput } from './callers.js';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: object;
}

export interface Amount {
  /** Each sends one request after the other. */
  readonly connections: number;
  /** Requests in all; at least as many as connections. */
  readonly amount: number;
}

const SAMPLE_MILLISECONDS = 100;

/**
 * Sends this many requests over this many kept-alive connections, in sequence on each connection. Throws unless every reply is a
 * 2xx, because error replies are fast and would distort the result.
 */
export async function send(address: string, { connections, amount }: Amount, next: () => Request): Promise<Throughput> {
  const took: number[] = [];
  const startedAt = performance.now();
  const running = autocannon({
    url: address,
    connections,
    amount,
    // The end is detected at the next sample.
    sampleInt: SAMPLE_MILLISECONDS,
    requests: [
      {
        setupRequest(request) {
          const { method, path, token, body } = next();
          const authorization = `Bearer ${token}`;
          if (!body) return { ...request, method, path, headers: { authorization } };
          const headers = { authorization, 'content-type': 'application/json' };
          return { ...request, method, path, headers, body: JSON.stringify(body) };
        },
      },
    ],
  });
  let endedAt = startedAt;
  const { errors, timeouts, non2xx, statusCodeStats } = await running.on(
    'response',
    (_client, _status, _bytes, milliseconds) => {
      took.push(milliseconds);
      endedAt = performance.now();
    },
  );
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${errors} errors, ${timeouts} timeouts, replies: ${JSON.stringify(statusCodeStats)}`);
  return throughputOf(took, endedAt - startedAt);
}
