import {
  busSettings,
  databaseSettings,
  documentSettings,
  eventStoreSettings,
  integritySettings,
  processSettings,
  vaultSettings,
} from '@anamnesis/platform/config/environment';
import type { z } from 'zod';

/** Environment variables of the projectors. */
export const environment = processSettings
  .extend(databaseSettings.shape)
  .extend(eventStoreSettings.shape)
  .extend(vaultSettings.shape)
  .extend(busSettings.shape)
  .extend(integritySettings.shape)
  .extend(documentSettings.pick({ DOCUMENT_CERTIFICATES: true }).shape);
export type Environment = z.infer<typeof environment>;
