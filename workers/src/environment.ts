import { clinicSettings } from '@anamnesis/contracts/doctors/settings';
import {
  aiSettings,
  busSettings,
  databaseSettings,
  fileSettings,
  mailSettings,
  patienceSettings,
  processSettings,
  pushSettings,
  vaultSettings,
  workerSettings,
} from '@anamnesis/platform/config/environment';
import { url } from '@anamnesis/platform/config/settings';
import type { z } from 'zod';

/** Environment variables of the workers. Without emails nobody can confirm an address or reset a password. */
export const environment = processSettings
  .extend(databaseSettings.shape)
  .extend(busSettings.shape)
  .extend(fileSettings.shape)
  // A summary is encrypted under its patient's key.
  .extend(vaultSettings.shape)
  .extend(mailSettings.shape)
  .extend(workerSettings.shape)
  .extend(aiSettings.shape)
  .extend(patienceSettings.shape)
  .extend(pushSettings.shape)
  // Times of an import of health data that say no zone are the clinic's.
  .extend(clinicSettings.pick({ CLINIC_TIME_ZONE: true }).shape)
  .extend({
    // The services' internal ports.
    COMMAND_SERVICE_URL: url('http', 'https').default('http://command-service:8081'),
    QUERY_SERVICE_URL: url('http', 'https').default('http://query-service:8081'),
  });
export type Environment = z.infer<typeof environment>;
