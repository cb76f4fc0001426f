import type { RouteObject } from 'react-router';
import { page } from './page';

/** Areas in the patient's menu that are not built yet. */
export const laterPages: RouteObject[] = [page('community', () => import('./not-open-yet'))];
