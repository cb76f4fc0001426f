import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** The page of daily activities. */
export const activityPages: RouteObject[] = [page('activity', () => import('./activity-list'))];
