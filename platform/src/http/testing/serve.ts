import { createLogger, type Logger } from '../../logging/logger.js';
import { createMetrics } from '../../metrics/metrics.js';
import { createAccessTokens } from '../../tokens/access-tokens.js';
import type { RouteHandler } from '../answer.js';
import { createApp, type AppOptions } from '../app.js';
import { noLimits } from '../limits.js';
import { listen } from '../listen.js';

export const testTokens = createAccessTokens({
  secret: Buffer.alloc(32, 7),
  issuer: 'https://issuer.example',
  audience: 'anamnesis',
  minutes: 15,
});

export interface Served {
  origin: string;
  /** Every line that was logged. */
  lines: Record<string, unknown>[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Serves handlers on a free port, for tests that speak HTTP. */
export async function serveForTest(
  handlers: readonly RouteHandler[],
  options: Partial<AppOptions> = {},
): Promise<Served> {
  const lines: Record<string, unknown>[] = [];
  const logger: Logger = createLogger('test', 'debug', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = createApp({
    name: 'test',
    handlers,
    tokens: testTokens,
    limits: noLimits,
    ready: () => Promise.resolve({}),
    logger,
    metrics: createMetrics('test'),
    origins: [],
    ...options,
  });
  const listening = await listen(app, 0);
  const origin = `http://127.0.0.1:${listening.port}`;
  return {
    origin,
    lines,
    fetch: (path, init) => fetch(`${origin}${path}`, init),
    close: () => listening.close(),
  };
}
