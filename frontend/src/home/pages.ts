import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** Where a patient arrives. */
export const homePages: RouteObject[] = [page('main-page', () => import('./main-page'))];
