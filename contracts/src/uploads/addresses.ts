import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const createUpload = at<typeof routes.createUpload>('POST', '/api/uploads');
export const showUpload = at<typeof routes.showUpload>('GET', '/api/uploads/:uploadId');
export const appendToUpload = at<typeof routes.appendToUpload>('PATCH', '/api/uploads/:uploadId');
export const cancelUpload = at<typeof routes.cancelUpload>('DELETE', '/api/uploads/:uploadId');
