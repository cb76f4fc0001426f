import { at, formAt, live } from '../language/address.js';
import type * as paperRoutes from './paper-routes.js';
import type * as routes from './routes.js';
import type * as summaryRoutes from './summary-routes.js';

export const joinSession = at<typeof routes.joinSession>('POST', '/api/doctor/:id/join-session');
export const endSessionAsDoctor = at<typeof routes.endSessionAsDoctor>('POST', '/api/doctor/end');
export const endSessionAsPatient = at<typeof routes.endSessionAsPatient>('POST', '/api/users/end');
export const giveFeedback = at<typeof routes.giveFeedback>('POST', '/api/users/feedback');
export const skipFeedback = at<typeof routes.skipFeedback>('POST', '/api/users/feedback/skip');
export const showSession = live(at<typeof routes.showSession>('GET', '/api/sessions/:roomName'));
export const listIceServers = at<typeof routes.listIceServers>('GET', '/api/sessions/:roomName/ice-servers');
export const writeNotes = at<typeof paperRoutes.writeNotes>('POST', '/api/doctor/sessions/:sessionId/notes');
export const retractNote = at<typeof paperRoutes.retractNote>('POST', '/api/sessions/:sessionId/notes/:noteId/retract');
export const uploadReport = formAt<typeof paperRoutes.uploadReport>('POST', '/api/users/upload-report');
export const sendMedicalSummary = at<typeof summaryRoutes.sendMedicalSummary>(
  'POST',
  '/api/sessions/send-medical-summary',
);
export const showSessionPapers = live(
  at<typeof paperRoutes.showSessionPapers>('GET', '/api/sessions/:sessionId/papers'),
);
export const listSessionPapers = live(at<typeof paperRoutes.listSessionPapers>('GET', '/api/users/session-papers'));
export const openSessionFile = at<typeof paperRoutes.openSessionFile>('GET', '/api/sessions/:sessionId/files/:fileId');
