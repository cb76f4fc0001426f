import {
  busSettings,
  databaseSettings,
  openSettings,
  processSettings,
  tokenSettings,
} from '@anamnesis/platform/config/environment';

/** What the notification-service reads of its surroundings. */
export const environment = processSettings
  .extend(openSettings.shape)
  // Where ended sign-ins are written down.
  .extend(databaseSettings.shape)
  .extend(busSettings.shape)
  .extend(tokenSettings.shape);
export type Environment = ReturnType<typeof environment.parse>;
