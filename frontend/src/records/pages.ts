import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** The page of the patient's own record. */
export const recordPages: RouteObject[] = [page('user-reports', () => import('./health-reports'))];
