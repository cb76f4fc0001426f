import {
  busSettings,
  databaseSettings,
  eventStoreSettings,
  processSettings,
  vaultSettings,
} from '@anamnesis/platform/config/environment';

/** Environment variables of the projectors. */
export const environment = processSettings
  .extend(databaseSettings.shape)
  .extend(eventStoreSettings.shape)
  .extend(vaultSettings.shape)
  .extend(busSettings.shape);
