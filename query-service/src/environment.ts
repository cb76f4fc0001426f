import {
  apiSettings,
  clinicSettings,
  databaseSettings,
  eventStoreSettings,
  fileSettings,
  iceSettings,
  paymentSettings,
  processSettings,
  tokenSettings,
  vaultSettings,
  workerSettings,
} from '@anamnesis/platform/config/environment';

/** What the query-service reads of its surroundings. */
export const environment = processSettings
  .extend(databaseSettings.shape)
  // Who reads what is written to the log, sealed.
  .extend(eventStoreSettings.shape)
  .extend(vaultSettings.shape)
  .extend(apiSettings.shape)
  .extend(tokenSettings.shape)
  .extend(workerSettings.shape)
  .extend(clinicSettings.shape)
  .extend(paymentSettings.shape)
  .extend(iceSettings.shape)
  .extend(fileSettings.shape);
