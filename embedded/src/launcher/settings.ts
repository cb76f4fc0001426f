import { resolve } from 'node:path';
import { z } from 'zod';
import { flag, key, port, secret } from '@anamnesis/platform/config/settings';
import { environment } from './environment.js';

/** The launcher's settings: a backend that is not configured is embedded; secrets are created on the first start. */
export const settings = environment
  .partial({ EVENTSTORE_URL: true, DATABASE_URL: true, REDIS_URL: true, PUBLIC_URL: true })
  .partial({ DOCUMENT_SIGNING_KEY: true, DOCUMENT_CERTIFICATES: true })
  .extend({
    MASTER_KEY: secret.optional(),
    ERASURE_LIST_FILE: environment.shape.ERASURE_LIST_FILE.optional(),
    TOKEN_SIGNING_KEY: key.optional(),
    LOG_SIGNING_KEY: key.optional(),
    PORT: port.optional(),
    /** Folder of all data. */
    DATA_DIR: z
      .string()
      .default('.data')
      .transform((dir) => resolve(dir)),
    /** By default `offered` in a local demo, else `required`. */
    SECOND_FACTOR: environment.shape.SECOND_FACTOR.unwrap().optional(),
    LOG_LEVEL: environment.shape.LOG_LEVEL.unwrap().default('warn'),
    /** Multiplies the rate limits, for tests in which all callers share one address. */
    LIMITS_SCALE: z.coerce.number().min(1).default(1),
    /** Whether a stand-in replaces Google; by default only if only this machine has access. */
    GOOGLE_STAND_IN: flag.optional(),
    /** Whether the mailbox page is open; by default only if only this machine has access. */
    MAILBOX: flag.optional(),
    /** Whether there is a demo; by default only if only this machine has access. */
    DEMO: flag.optional(),
  });
export type Settings = z.infer<typeof settings>;
