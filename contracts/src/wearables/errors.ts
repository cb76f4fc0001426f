import { defineError } from '../language/refusal.js';

export const WEARABLE_NOT_FOUND = defineError('WEARABLE_NOT_FOUND', 404, 'You have no such device.');
export const WEARABLE_NAME_TAKEN = defineError(
  'WEARABLE_NAME_TAKEN',
  409,
  'You have a device with this name already. Please choose another name.',
);
export const WEARABLE_TOO_MANY = defineError(
  'WEARABLE_TOO_MANY',
  409,
  'You have 20 devices, so no other was added. Please remove one that you no longer use first.',
);
export const WEARABLE_NOT_SELECTED = defineError('WEARABLE_NOT_SELECTED', 409, 'Please select a device first.');
export const HEALTH_DAYS_NOT_SHARED = defineError(
  'HEALTH_DAYS_NOT_SHARED',
  409,
  'The patient does not share the health data of their devices.',
);
export const HEALTH_DATA_MISSING = defineError('HEALTH_DATA_MISSING', 409, 'Please fetch health data first.');
