import { socketSettings } from '@anamnesis/contracts/sessions/settings';
import {
  busSettings,
  databaseSettings,
  publicSettings,
  processSettings,
  tokenSettings,
} from '@anamnesis/platform/config/environment';

/** Environment variables of the notification-service. */
export const environment = processSettings
  .extend(publicSettings.shape)
  // Ended sign-ins are recorded in Postgres.
  .extend(databaseSettings.shape)
  .extend(busSettings.shape)
  .extend(tokenSettings.shape)
  .extend(socketSettings.shape);
export type Environment = ReturnType<typeof environment.parse>;
