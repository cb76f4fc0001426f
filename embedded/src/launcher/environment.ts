import { environment as command } from '@anamnesis/command-service/environment';
import { environment as notification } from '@anamnesis/notification-service/environment';
import { port } from '@anamnesis/platform/config/settings';
import { environment as projectors } from '@anamnesis/projectors/environment';
import { environment as query } from '@anamnesis/query-service/environment';
import { environment as workers } from '@anamnesis/workers/environment';
import type { z } from 'zod';

/**
 * The environment of all services in one process: without derived keys, and without the addresses of the services.
 */
export const environment = command
  .extend(query.shape)
  .extend(projectors.shape)
  .extend(notification.shape)
  .extend(workers.shape)
  .omit({
    VAULT_KEY: true,
    TOKEN_PUBLIC_KEYS: true,
    WORKER_KEY: true,
    VAPID_PUBLIC_KEY: true,
    COMMAND_SERVICE_URL: true,
    QUERY_SERVICE_URL: true,
  })
  .partial({ SMTP_URL: true, MAIL_FROM: true })
  .extend({
    /** Health and metrics, on the loopback address; 0, the default, takes a free port. */
    INTERNAL_PORT: port.default(0),
  });
export type Environment = z.infer<typeof environment>;
