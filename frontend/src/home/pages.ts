import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** The home page of patients. */
export const homePages: RouteObject[] = [page('main-page', () => import('./main-page'))];
