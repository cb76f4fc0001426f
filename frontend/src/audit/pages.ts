import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** Who read a patient’s record. */
export const auditPages: RouteObject[] = [page('record-readings', () => import('./record-readings'))];
