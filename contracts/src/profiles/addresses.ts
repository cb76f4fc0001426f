import { at, formAt } from '../language/address.js';
import type * as faceSheetRoutes from './face-sheet-routes.js';
import type * as questionnaireRoutes from './questionnaire-routes.js';
import type * as routes from './routes.js';

export const currentPatient = at<typeof routes.currentPatient>(
  'GET',
  '/api/users/current',
  'profile',
  'activities',
  'questionnaire',
);
export const updatePatient = formAt<typeof routes.updatePatient>('POST', '/api/users/update', 'profile', 'pictures');
export const answerQuestionnaire = at<typeof questionnaireRoutes.answerQuestionnaire>(
  'POST',
  '/api/users/questionnaire',
  'questionnaire',
);
export const currentAnswers = at<typeof questionnaireRoutes.currentAnswers>(
  'GET',
  '/api/users/questionnaire',
  'questionnaire',
);
export const updateDoctor = formAt<typeof routes.updateDoctor>(
  'POST',
  '/api/doctors/update',
  'profile',
  'pictures',
  'doctors',
);
export const currentDoctor = at<typeof routes.currentDoctor>('GET', '/api/doctors/current', 'profile', 'registrations');
export const showFaceSheet = at<typeof faceSheetRoutes.showFaceSheet>(
  'GET',
  '/api/appointments/:id/face-sheet',
  'profile',
  'questionnaire',
);
export const showPicture = at<typeof routes.showPicture>('GET', '/api/pictures/:accountId', 'pictures');
