import { secondFactorSettings } from '@anamnesis/contracts/accounts/settings';
import { clinicSettings } from '@anamnesis/contracts/doctors/settings';
import { erasureSettings } from '@anamnesis/contracts/erasure/settings';
import { meetingSettings } from '@anamnesis/contracts/sessions/settings';
import {
  aiSettings,
  apiSettings,
  databaseSettings,
  documentSettings,
  eventStoreSettings,
  fileSettings,
  processSettings,
  pushKeySettings,
  tokenSettings,
  vaultSettings,
  workerSettings,
} from '@anamnesis/platform/config/environment';
import type { z } from 'zod';
import { paymentSettings } from './appointments/payment-settings.js';
import { iceSettings } from './sessions/ice-settings.js';

/** The environment variables of the query-service. */
export const environment = processSettings
  .extend(databaseSettings.shape)
  // Readings are recorded in the log, encrypted.
  .extend(eventStoreSettings.shape)
  .extend(vaultSettings.shape)
  .extend(apiSettings.shape)
  .extend(tokenSettings.shape)
  .extend(documentSettings.shape)
  .extend(workerSettings.shape)
  .extend(secondFactorSettings.shape)
  .extend(clinicSettings.shape)
  .extend(meetingSettings.shape)
  .extend(paymentSettings.shape)
  .extend(iceSettings.shape)
  .extend(fileSettings.shape)
  .extend(erasureSettings.shape)
  .extend(pushKeySettings.shape)
  // Where a patient's own key is used. The operator's key belongs to the workers.
  .extend(aiSettings.omit({ AI_KEY: true }).shape);
export type Environment = z.infer<typeof environment>;
