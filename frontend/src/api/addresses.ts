import type * as credentials from '@anamnesis/contracts/accounts/credential-routes';
import type * as appointed from '@anamnesis/contracts/accounts/appointed-routes';
import type * as devices from '@anamnesis/contracts/accounts/devices-routes';
import type * as accounts from '@anamnesis/contracts/accounts/routes';
import type * as secondFactor from '@anamnesis/contracts/accounts/second-factor-routes';
import type * as activities from '@anamnesis/contracts/activities/routes';
import type * as appointments from '@anamnesis/contracts/appointments/routes';
import type * as availability from '@anamnesis/contracts/availability/routes';
import type * as audit from '@anamnesis/contracts/audit/routes';
import type * as doctors from '@anamnesis/contracts/doctors/routes';
import type * as operations from '@anamnesis/contracts/operations/routes';
import type * as faceSheets from '@anamnesis/contracts/profiles/face-sheet-routes';
import type * as profiles from '@anamnesis/contracts/profiles/routes';
import type * as papers from '@anamnesis/contracts/sessions/paper-routes';
import type * as registrations from '@anamnesis/contracts/registrations/routes';
import type * as sessions from '@anamnesis/contracts/sessions/routes';
import { at, formAt } from './address';

export const registerPatient = formAt<typeof accounts.registerPatient>('POST', '/api/users/register');
export const signInPatient = at<typeof accounts.signInPatient>('POST', '/api/users/login');
export const registerDoctor = formAt<typeof accounts.registerDoctor>('POST', '/api/doctor/register-doctor');
export const signInDoctor = at<typeof accounts.signInDoctor>('POST', '/api/doctor/login');
export const signInAuditor = at<typeof accounts.signInAuditor>('POST', '/api/auditor/login');
export const signInOperator = at<typeof appointed.signInOperator>('POST', '/api/operator/login');
export const currentAppointed = at<typeof appointed.currentAppointed>('GET', '/api/auth/appointed');
export const startGoogleSignIn = at<typeof accounts.startGoogleSignIn>('GET', '/auth/login-google');
export const finishGoogleSignIn = at<typeof accounts.finishGoogleSignIn>('POST', '/auth/google/check-login');
export const startGoogleSignUp = at<typeof accounts.startGoogleSignUp>('GET', '/auth/google-url');
export const finishGoogleSignUp = at<typeof accounts.finishGoogleSignUp>('POST', '/auth/google/callback');
export const signOut = at<typeof accounts.signOut>('POST', '/api/auth/logout');

export const showCredentials = at<typeof credentials.showCredentials>('GET', '/api/accounts/credentials');
export const confirmEmail = at<typeof credentials.confirmEmail>('POST', '/api/accounts/confirm-email');
export const requestConfirmation = at<typeof credentials.requestConfirmation>(
  'POST',
  '/api/accounts/request-confirmation',
);
export const requestPasswordReset = at<typeof credentials.requestPasswordReset>(
  'POST',
  '/api/accounts/forgot-password',
);
export const resetPassword = at<typeof credentials.resetPassword>('POST', '/api/accounts/reset-password');
export const changePassword = at<typeof credentials.changePassword>('POST', '/api/auth/change-password');
export const finishSignIn = at<typeof secondFactor.finishSignIn>('POST', '/api/auth/second-factor');
export const showSecondFactor = at<typeof secondFactor.showSecondFactor>('GET', '/api/auth/second-factor');
export const setUpSecondFactor = at<typeof secondFactor.setUpSecondFactor>('POST', '/api/auth/second-factor/setup');
export const enableSecondFactor = at<typeof secondFactor.enableSecondFactor>('POST', '/api/auth/second-factor/enable');
export const renewRecoveryCodes = at<typeof secondFactor.renewRecoveryCodes>(
  'POST',
  '/api/auth/second-factor/recovery-codes',
);
export const removeSecondFactor = at<typeof secondFactor.removeSecondFactor>('POST', '/api/auth/second-factor/remove');
export const listDevices = at<typeof devices.listDevices>('GET', '/api/auth/devices');
export const closeDevice = at<typeof devices.closeDevice>('POST', '/api/auth/devices/:id/close');
export const signOutEverywhere = at<typeof devices.signOutEverywhere>('POST', '/api/auth/logout-everywhere');

export const currentPatient = at<typeof profiles.currentPatient>('GET', '/api/users/current');
export const updatePatient = formAt<typeof profiles.updatePatient>('POST', '/api/users/update');
export const answerQuestionnaire = at<typeof profiles.answerQuestionnaire>('POST', '/api/users/questionnaire');
export const currentAnswers = at<typeof profiles.currentAnswers>('GET', '/api/users/questionnaire');
export const completeActivity = at<typeof activities.completeActivity>('POST', '/api/users/activities/complete');
export const updateDoctor = formAt<typeof profiles.updateDoctor>('POST', '/api/doctors/update');
export const currentDoctor = at<typeof profiles.currentDoctor>('GET', '/api/doctors/current');

export const submitCertificates = formAt<typeof registrations.submitCertificates>('POST', '/api/doctor/certificates');
export const showCertificate = at<typeof registrations.showCertificate>('GET', '/api/certificates/:doctorId/:number');
export const showRegistration = at<typeof registrations.showRegistration>('GET', '/api/admin/registrations/:id');
export const retrySetAside = at<typeof operations.retrySetAside>('POST', '/api/admin/set-aside/:id/retry');
export const verifyDoctor = at<typeof registrations.verifyDoctor>('POST', '/api/admin/registrations/:id/verify');
export const rejectDoctor = at<typeof registrations.rejectDoctor>('POST', '/api/admin/registrations/:id/reject');

export const findDoctors = at<typeof doctors.findDoctors>('GET', '/api/doctor/');
export const doctorSlots = at<typeof doctors.doctorSlots>('GET', '/api/doctor/:doctorId/slots');
export const recommendDoctors = at<typeof doctors.recommendDoctors>('GET', '/api/doctor/recommendations/:doctorId');

export const showAvailability = at<typeof availability.showAvailability>('GET', '/api/doctor/availability');
export const setWeeklyHours = at<typeof availability.setWeeklyHours>('POST', '/api/doctor/availability');
export const planLeave = at<typeof availability.planLeave>('POST', '/api/doctor/leave');
export const withdrawLeave = at<typeof availability.withdrawLeave>('POST', '/api/doctor/leave/:leaveId/withdraw');

export const bookAppointment = at<typeof appointments.bookAppointment>('POST', '/api/doctor/book');
export const rescheduleAppointment = at<typeof appointments.rescheduleAppointment>(
  'POST',
  '/api/doctor/reschedule/:id',
);
export const cancelAppointment = at<typeof appointments.cancelAppointment>('POST', '/api/appointments/:id/cancel');
export const declarePayment = at<typeof appointments.declarePayment>('POST', '/api/appointments/:id/payment');
export const confirmPayment = at<typeof appointments.confirmPayment>('POST', '/api/appointments/:id/payment/confirm');
export const patientAppointments = at<typeof appointments.patientAppointments>('GET', '/api/users/appointments');
export const pendingConsultations = at<typeof appointments.pendingConsultations>(
  'GET',
  '/api/doctor/pending-consultations',
);
export const calendarFile = at<typeof appointments.calendarFile>('GET', '/api/appointments/:id/calendar');
export const activeSessions = at<typeof appointments.activeSessions>('GET', '/api/doctor/active');

export const joinSession = at<typeof sessions.joinSession>('POST', '/api/doctor/:id/join-session');
export const endSessionAsDoctor = at<typeof sessions.endSessionAsDoctor>('POST', '/api/doctor/end');
export const endSessionAsPatient = at<typeof sessions.endSessionAsPatient>('POST', '/api/users/end');
export const giveFeedback = at<typeof sessions.giveFeedback>('POST', '/api/users/feedback');
export const skipFeedback = at<typeof sessions.skipFeedback>('POST', '/api/users/feedback/skip');
export const showSession = at<typeof sessions.showSession>('GET', '/api/sessions/:roomName');
export const listIceServers = at<typeof sessions.listIceServers>('GET', '/api/sessions/:roomName/ice-servers');

export const writeNotes = at<typeof papers.writeNotes>('POST', '/api/doctor/sessions/:sessionId/notes');
export const retractNote = at<typeof papers.retractNote>('POST', '/api/sessions/:sessionId/notes/:noteId/retract');
export const uploadReport = formAt<typeof papers.uploadReport>('POST', '/api/users/upload-report');
export const sendMedicalSummary = at<typeof papers.sendMedicalSummary>('POST', '/api/sessions/send-medical-summary');
export const showSessionPapers = at<typeof papers.showSessionPapers>('GET', '/api/sessions/:sessionId/papers');
export const listSessionPapers = at<typeof papers.listSessionPapers>('GET', '/api/users/session-papers');
export const openSessionFile = at<typeof papers.openSessionFile>('GET', '/api/sessions/:sessionId/files/:fileId');

export const showFaceSheet = at<typeof faceSheets.showFaceSheet>('GET', '/api/appointments/:id/face-sheet');
export const listRecordReadings = at<typeof audit.listRecordReadings>('GET', '/api/users/record-readings');
