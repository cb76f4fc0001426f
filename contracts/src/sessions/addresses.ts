import { at, formAt } from '../language/address.js';
import type * as documentRoutes from './document-routes.js';
import type * as routes from './routes.js';
import type * as summaryRoutes from './summary-routes.js';

export const joinSession = at<typeof routes.joinSession>('POST', '/api/doctor/:id/join-session', 'appointments');
export const endSessionAsDoctor = at<typeof routes.endSessionAsDoctor>('POST', '/api/doctor/end', 'appointments');
export const endSessionAsPatient = at<typeof routes.endSessionAsPatient>('POST', '/api/users/end', 'appointments');
export const giveFeedback = at<typeof routes.giveFeedback>('POST', '/api/users/feedback', 'appointments', 'doctors');
export const skipFeedback = at<typeof routes.skipFeedback>('POST', '/api/users/feedback/skip', 'appointments');
export const showSession = at<typeof routes.showSession>('GET', '/api/sessions/:roomName', 'appointments');
export const listIceServers = at<typeof routes.listIceServers>('GET', '/api/sessions/:roomName/ice-servers');
export const writeNotes = at<typeof documentRoutes.writeNotes>(
  'POST',
  '/api/doctor/sessions/:sessionId/notes',
  'session-documents',
);
export const retractNote = at<typeof documentRoutes.retractNote>(
  'POST',
  '/api/sessions/:sessionId/notes/:noteId/retract',
  'session-documents',
);
export const uploadReport = formAt<typeof documentRoutes.uploadReport>(
  'POST',
  '/api/users/upload-report',
  'session-documents',
);
export const sendMedicalSummary = at<typeof summaryRoutes.sendMedicalSummary>(
  'POST',
  '/api/sessions/send-medical-summary',
  'session-documents',
);
export const showSessionDocuments = at<typeof documentRoutes.showSessionDocuments>(
  'GET',
  '/api/sessions/:sessionId/documents',
  'session-documents',
);
export const listSessionDocuments = at<typeof documentRoutes.listSessionDocuments>(
  'GET',
  '/api/users/session-documents',
  'session-documents',
);
export const openSessionFile = at<typeof documentRoutes.openSessionFile>(
  'GET',
  '/api/sessions/:sessionId/files/:fileId',
);
