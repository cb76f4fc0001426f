import { defineError } from '../language/refusal.js';

export const HEALTH_IMPORT_NOT_FOUND = defineError('HEALTH_IMPORT_NOT_FOUND', 404, 'You have no such import.');
export const HEALTH_IMPORT_RUNNING = defineError(
  'HEALTH_IMPORT_RUNNING',
  409,
  'This file is being imported already. Nothing was entered twice.',
);
export const HEALTH_EXPORT_IMPORTED = defineError(
  'HEALTH_EXPORT_IMPORTED',
  409,
  'You have imported this file before, so nothing was changed. Its days are in your health data.',
);
export const HEALTH_IMPORT_CANCELLED = defineError(
  'HEALTH_IMPORT_CANCELLED',
  409,
  'This import was cancelled. Days that were entered before stay in your health data.',
);
export const HEALTH_IMPORT_OVER = defineError('HEALTH_IMPORT_OVER', 409, 'This import has ended already.');
export const HEALTH_IMPORT_NOT_OVER = defineError(
  'HEALTH_IMPORT_NOT_OVER',
  409,
  'This import still runs, so nothing was removed. Please cancel it first.',
);
export const HEALTH_SOURCES_TOO_MANY = defineError(
  'HEALTH_SOURCES_TOO_MANY',
  409,
  'Your health data come from too many sources. No other was added.',
);
