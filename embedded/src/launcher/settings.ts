import { resolve } from 'node:path';
import { z } from 'zod';
import { flag, key, port, secret } from '@anamnesis/platform/config/settings';
import { environment } from './environment.js';

/** What the launcher reads: every backend may be named, and what isn't is embedded; secrets are made on the first start. */
export const settings = environment
  .partial({ EVENTSTORE_URL: true, DATABASE_URL: true, REDIS_URL: true, PUBLIC_URL: true })
  .extend({
    MASTER_KEY: secret.optional(),
    TOKEN_SIGNING_KEY: key.optional(),
    PORT: port.optional(),
    /** Where everything is kept. */
    DATA_DIR: z
      .string()
      .default('.data')
      .transform((dir) => resolve(dir)),
    /** By default the demo offers a second factor, and everything else requires it. */
    SECOND_FACTOR: environment.shape.SECOND_FACTOR.unwrap().optional(),
    LOG_LEVEL: environment.shape.LOG_LEVEL.unwrap().default('warn'),
    /** Multiplies the limits of tries, for tests in which everyone shares one address. */
    LIMITS_SCALE: z.coerce.number().min(1).default(1),
    /** Whether a stand-in takes Google's place; by default only where nobody but this machine comes in. */
    GOOGLE_STAND_IN: flag.optional(),
    /** Whether the page with the letters that no mail server took is open; by default only where nobody but this machine comes in. */
    MAILBOX: flag.optional(),
    /** Whether the demo's people are in it; by default only where nobody but this machine comes in. */
    DEMO: flag.optional(),
  });
export type Settings = z.infer<typeof settings>;
