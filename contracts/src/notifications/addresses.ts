import { at } from '../language/address.js';
import type * as pushRoutes from './push-routes.js';
import type * as routes from './routes.js';

export const listNotifications = at<typeof routes.listNotifications>('GET', '/api/notifications', 'notifications');
export const countUnreadNotifications = at<typeof routes.countUnreadNotifications>(
  'GET',
  '/api/notifications/unread',
  'notifications',
);
export const showNotificationPreferences = at<typeof routes.showNotificationPreferences>(
  'GET',
  '/api/notifications/preferences',
  'notification-preferences',
);
export const changeNotificationPreferences = at<typeof routes.changeNotificationPreferences>(
  'POST',
  '/api/notifications/preferences',
  'notification-preferences',
);
export const showPush = at<typeof pushRoutes.showPush>('GET', '/api/notifications/push', 'push');
export const subscribeToPush = at<typeof pushRoutes.subscribeToPush>('POST', '/api/notifications/push', 'push');
export const unsubscribeFromPush = at<typeof pushRoutes.unsubscribeFromPush>(
  'POST',
  '/api/notifications/push/end',
  'push',
);
export const readNotifications = at<typeof routes.readNotifications>(
  'POST',
  '/api/notifications/read',
  'notifications',
);
