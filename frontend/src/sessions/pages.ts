import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** The meeting page, for both sides of a session. */
export const sessionPages: RouteObject[] = [page('meet/:roomName', () => import('./meet'))];
