import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** The page of a patient's devices and health data. */
export const wearablePages: RouteObject[] = [page('wearables', () => import('./wearables-page'))];
