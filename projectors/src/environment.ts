import {
  busSettings,
  databaseSettings,
  eventStoreSettings,
  processSettings,
  vaultSettings,
} from '@anamnesis/platform/config/environment';

/** What the projectors read of their surroundings. */
export const environment = processSettings
  .extend(databaseSettings.shape)
  .extend(eventStoreSettings.shape)
  .extend(vaultSettings.shape)
  .extend(busSettings.shape);
