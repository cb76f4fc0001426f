import { at, formAt } from '../language/address.js';
import type * as paperRoutes from './document-routes.js';
import type * as routes from './routes.js';
import type * as summaryRoutes from './summary-routes.js';

export const joinSession = at<typeof routes.joinSession>('POST', '/api/doctor/:id/join-session', 'appointments');
export const endSessionAsDoctor = at<typeof routes.endSessionAsDoctor>('POST', '/api/doctor/end', 'appointments');
export const endSessionAsPatient = at<typeof routes.endSessionAsPatient>('POST', '/api/users/end', 'appointments');
export const giveFeedback = at<typeof routes.giveFeedback>('POST', '/api/users/feedback', 'appointments', 'doctors');
export const skipFeedback = at<typeof routes.skipFeedback>('POST', '/api/users/feedback/skip', 'appointments');
export const showSession = at<typeof routes.showSession>('GET', '/api/sessions/:roomName', 'appointments');
export const listIceServers = at<typeof routes.listIceServers>('GET', '/api/sessions/:roomName/ice-servers');
export const writeNotes = at<typeof paperRoutes.writeNotes>(
  'POST',
  '/api/doctor/sessions/:sessionId/notes',
  'session-papers',
);
export const retractNote = at<typeof paperRoutes.retractNote>(
  'POST',
  '/api/sessions/:sessionId/notes/:noteId/retract',
  'session-papers',
);
export const uploadReport = formAt<typeof paperRoutes.uploadReport>(
  'POST',
  '/api/users/upload-report',
  'session-papers',
);
export const sendMedicalSummary = at<typeof summaryRoutes.sendMedicalSummary>(
  'POST',
  '/api/sessions/send-medical-summary',
  'session-papers',
);
export const showSessionDocuments = at<typeof paperRoutes.showSessionDocuments>(
  'GET',
  '/api/sessions/:sessionId/papers',
  'session-papers',
);
export const listSessionDocuments = at<typeof paperRoutes.listSessionDocuments>(
  'GET',
  '/api/users/session-papers',
  'session-papers',
);
export const openSessionFile = at<typeof paperRoutes.openSessionFile>('GET', '/api/sessions/:sessionId/files/:fileId');
