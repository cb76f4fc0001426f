import type { z } from 'zod';
import type { apiSettings, tokenSettings, workerSettings } from '../config/environment.js';
import type { ServiceOptions } from '../http/service.js';
import type { Backends } from './backends.js';

type Settings = z.infer<typeof apiSettings> & z.infer<typeof tokenSettings> & z.infer<typeof workerSettings>;

/** Options that every public service shares. */
export const apiOptions = (
  { PUBLIC_URL, TRUST_PROXY, WORKER_KEY }: Pick<Settings, 'PUBLIC_URL' | 'TRUST_PROXY' | 'WORKER_KEY'>,
  { tokens, limits, logger, metrics, disks }: Pick<Backends, 'tokens' | 'limits' | 'logger' | 'metrics' | 'disks'>,
): Omit<ServiceOptions, 'name' | 'handlers' | 'ready'> => ({
  ...{ tokens, limits, logger, metrics, disks },
  origins: [new URL(PUBLIC_URL).origin],
  proxies: TRUST_PROXY,
  workerKey: WORKER_KEY,
});
