import { createLogger, type Logger, silentLogger } from '../../logging/logger.js';
import { createMetrics } from '../../metrics/metrics.js';
import { createTestTokens } from '../../tokens/testing/test-tokens.js';
import type { RouteHandler } from '../answer.js';
import { createApp, type AppOptions } from '../app.js';
import { noLimits } from '../limits.js';
import { createInternalApp, type InternalAppOptions } from '../internal-app.js';
import { listen, type Listening } from '../listen.js';

export const testTokens = createTestTokens();

export interface Served {
  origin: string;
  /** Every logged line. */
  lines: Record<string, unknown>[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Serves the internal app of a service on a free port. */
export async function serveInternal(options: Partial<InternalAppOptions> = {}): Promise<Served> {
  const app = createInternalApp({
    name: 'test',
    ready: () => Promise.resolve({}),
    logger: silentLogger,
    metrics: createMetrics('test'),
    ...options,
  });
  return servedAt(await listen(app, 0), []);
}

/** Serves handlers on a free port, for tests over HTTP. */
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
    logger,
    metrics: createMetrics('test'),
    origins: [],
    ...options,
  });
  return servedAt(await listen(app, 0), lines);
}

function servedAt(listening: Listening, lines: Served['lines']): Served {
  const origin = `http://127.0.0.1:${listening.port}`;
  return {
    origin,
    lines,
    fetch: (path, init) => fetch(`${origin}${path}`, init),
    close: () => listening.close(),
  };
}
