import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** The page of readings of a patient's record. */
export const auditPages: RouteObject[] = [page('record-readings', () => import('./record-readings'))];
