import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** The page of a patient's notifications. */
export const notificationPages: RouteObject[] = [page('notifications', () => import('./notifications-page'))];
