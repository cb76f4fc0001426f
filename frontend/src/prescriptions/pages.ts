import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** The public page that checks prescriptions; the QR code of a document leads to it with the code in the fragment (#). */
export const prescriptionPages: RouteObject[] = [page('check', () => import('./check-page'))];
