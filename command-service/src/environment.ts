import {
  apiSettings,
  clinicSettings,
  databaseSettings,
  eventStoreSettings,
  fileSettings,
  googleSettings,
  processSettings,
  signingSettings,
  tokenSettings,
  workerSettings,
} from '@anamnesis/platform/config/environment';
import { secret } from '@anamnesis/platform/config/settings';

/** What the command-service reads of its surroundings. It alone makes accounts, links and tokens, and holds the keys for them. */
export const environment = processSettings
  .extend(databaseSettings.shape)
  .extend(eventStoreSettings.shape)
  .extend(apiSettings.shape)
  .extend(tokenSettings.shape)
  .extend(signingSettings.shape)
  .extend(workerSettings.shape)
  .extend(clinicSettings.shape)
  .extend(googleSettings.shape)
  .extend(fileSettings.shape)
  .extend({
    /** Every other key follows from it: that of the vault, of account ids, of the links in letters and of second factors. */
    MASTER_KEY: secret,
  });
