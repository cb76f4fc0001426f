import { secondFactorSettings } from '@anamnesis/contracts/accounts/settings';
import { clinicSettings } from '@anamnesis/contracts/doctors/settings';
import { meetingSettings } from '@anamnesis/contracts/sessions/settings';
import {
  apiSettings,
  databaseSettings,
  eventStoreSettings,
  fileSettings,
  processSettings,
  signingSettings,
  tokenSettings,
  workerSettings,
} from '@anamnesis/platform/config/environment';
import { secret } from '@anamnesis/platform/config/settings';
import type { z } from 'zod';
import { googleSettings } from './accounts/google-settings.js';

/** What the command-service reads of its surroundings. It alone makes accounts, links and tokens, and holds the keys for them. */
export const environment = processSettings
  .extend(databaseSettings.shape)
  .extend(eventStoreSettings.shape)
  .extend(apiSettings.shape)
  .extend(tokenSettings.shape)
  .extend(signingSettings.shape)
  .extend(workerSettings.shape)
  .extend(secondFactorSettings.shape)
  .extend(clinicSettings.shape)
  .extend(meetingSettings.shape)
  .extend(googleSettings.shape)
  .extend(fileSettings.shape)
  .extend({
    /** Every other key follows from it: that of the vault, of account ids, of the links in letters and of second factors. */
    MASTER_KEY: secret,
  });
export type Environment = z.infer<typeof environment>;
