import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** The page of a patient's rooms. */
export const communityPages: RouteObject[] = [page('community', () => import('./community-page'))];
