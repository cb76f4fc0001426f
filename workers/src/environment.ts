import {
  busSettings,
  databaseSettings,
  fileSettings,
  mailSettings,
  processSettings,
  vaultSettings,
  workerSettings,
} from '@anamnesis/platform/config/environment';
import { url } from '@anamnesis/platform/config/settings';
import type { z } from 'zod';

/** What the workers read of their surroundings. Without letters nobody confirms an address or gets a forgotten password back. */
export const environment = processSettings
  .extend(databaseSettings.shape)
  .extend(busSettings.shape)
  .extend(fileSettings.shape)
  // A summary is encrypted under its patient's key.
  .extend(vaultSettings.shape)
  .extend(mailSettings.shape)
  .extend(workerSettings.shape)
  .extend({
    // The services' internal sides.
    COMMAND_SERVICE_URL: url('http', 'https').default('http://command-service:8081'),
    QUERY_SERVICE_URL: url('http', 'https').default('http://query-service:8081'),
  });
export type Environment = z.infer<typeof environment>;
