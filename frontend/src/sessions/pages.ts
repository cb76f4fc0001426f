import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** Open to both parties of a session, each with their own sign-in. */
export const sessionPages: RouteObject[] = [page('meet/:roomName', () => import('./meet'))];
