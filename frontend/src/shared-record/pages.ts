import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** The page of a shared record, which needs no sign-in. */
export const sharedRecordPages: RouteObject[] = [page('shared', () => import('./shared-page'))];
