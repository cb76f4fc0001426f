import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** What a patient does each day. */
export const activityPages: RouteObject[] = [page('activity', () => import('./activity-list'))];
