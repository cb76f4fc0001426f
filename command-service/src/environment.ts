import { secondFactorSettings } from '@anamnesis/contracts/accounts/settings';
import { clinicSettings } from '@anamnesis/contracts/doctors/settings';
import { erasureSettings } from '@anamnesis/contracts/erasure/settings';
import { meetingSettings } from '@anamnesis/contracts/sessions/settings';
import {
  aiSettings,
  apiSettings,
  databaseSettings,
  eventStoreSettings,
  fileSettings,
  patienceSettings,
  processSettings,
  signingSettings,
  tokenSettings,
  workerSettings,
} from '@anamnesis/platform/config/environment';
import { secret, url } from '@anamnesis/platform/config/settings';
import { z } from 'zod';

/** Enables sign-in with Google, or with the OpenID Connect provider that GOOGLE_ISSUER names. */
const googleSettings = z.object({
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url('https').default('https://accounts.google.com'),
});

/** The environment variables of the command-service. Only this service creates accounts, links and tokens, so only it has their keys. */
export const environment = processSettings
  .extend(databaseSettings.shape)
  .extend(eventStoreSettings.shape)
  .extend(apiSettings.shape)
  .extend(tokenSettings.shape)
  .extend(signingSettings.shape)
  .extend(workerSettings.shape)
  .extend(secondFactorSettings.shape)
  .extend(clinicSettings.shape)
  .extend(aiSettings.shape)
  .extend(patienceSettings.shape)
  .extend(meetingSettings.shape)
  .extend(googleSettings.shape)
  .extend(fileSettings.shape)
  .extend(erasureSettings.shape)
  .extend({
    /** File with the erased persons, outside every backup, so that a restored one is made to forget them again. */
    ERASURE_LIST_FILE: z.string(),
    /** All other keys are derived from this one: those of the key vault, account ids, links in emails and second factors. */
    MASTER_KEY: secret,
  });
export type Environment = z.infer<typeof environment>;
