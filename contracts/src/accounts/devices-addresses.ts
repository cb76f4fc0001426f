import { at } from '../language/address.js';
import type * as devicesRoutes from './devices-routes.js';

export const listDevices = at<typeof devicesRoutes.listDevices>('GET', '/api/auth/devices', 'devices');
export const closeDevice = at<typeof devicesRoutes.closeDevice>('POST', '/api/auth/devices/:id/close', 'devices');
export const signOutEverywhere = at<typeof devicesRoutes.signOutEverywhere>(
  'POST',
  '/api/auth/logout-everywhere',
  'devices',
);
