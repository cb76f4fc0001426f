import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const loadWearables = at<typeof routes.loadWearables>('GET', '/api/wearables/load', 'wearables');
export const addWearable = at<typeof routes.addWearable>('POST', '/api/wearables/devices', 'wearables');
export const selectWearable = at<typeof routes.selectWearable>('POST', '/api/wearables/devices/select', 'wearables');
export const removeWearable = at<typeof routes.removeWearable>(
  'POST',
  '/api/wearables/devices/:deviceId/remove',
  'wearables',
);
export const shareHealthDays = at<typeof routes.shareHealthDays>('POST', '/api/wearables/sharing', 'wearables');
export const fetchHealthData = at<typeof routes.fetchHealthData>(
  'POST',
  '/api/wearables/devices/fetch',
  'wearables',
  'healthDays',
);
export const removeMadeUpDays = at<typeof routes.removeMadeUpDays>(
  'POST',
  '/api/wearables/days/remove-made-up',
  'healthDays',
);
export const listHealthDays = at<typeof routes.listHealthDays>('GET', '/api/wearables/days', 'healthDays');
export const explainHealthData = at<typeof routes.explainHealthData>('GET', '/api/wearables/ai-insights', 'healthDays');
export const showHealthDays = at<typeof routes.showHealthDays>(
  'GET',
  '/api/doctor/patients/:patientId/health-days',
  'healthDays',
  'appointments',
);
