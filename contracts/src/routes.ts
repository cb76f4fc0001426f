import { accessReviewRoutes } from './access-review/routes.js';
import { appointedRoutes } from './accounts/appointed-routes.js';
import { credentialRoutes } from './accounts/credential-routes.js';
import { emailChangeRoutes } from './accounts/email-change-routes.js';
import { deviceRoutes } from './accounts/devices-routes.js';
import { googleRoutes } from './accounts/google-routes.js';
import { accountRoutes } from './accounts/routes.js';
import { secondFactorRoutes } from './accounts/second-factor-routes.js';
import { activityRoutes } from './activities/routes.js';
import { appointmentQueryRoutes } from './appointments/query-routes.js';
import { appointmentRoutes } from './appointments/routes.js';
import { assistantRoutes } from './assistant/routes.js';
import { auditRoutes } from './audit/routes.js';
import { availabilityRoutes } from './availability/routes.js';
import { breakGlassRoutes } from './break-glass/routes.js';
import { communityChoiceRoutes } from './community/choice-routes.js';
import { roomMessageRoutes } from './community/message-routes.js';
import { moderationRoutes } from './community/moderation-routes.js';
import { communityRoutes } from './community/routes.js';
import { doctorRoutes } from './doctors/routes.js';
import { erasureRoutes } from './erasure/routes.js';
import { familyRoutes } from './family/routes.js';
import { insightRoutes } from './insights/routes.js';
import { integrityRoutes } from './integrity/routes.js';
import type { Route } from './language/route.js';
import { pushRoutes } from './notifications/push-routes.js';
import { notificationRoutes } from './notifications/routes.js';
import { operationRoutes } from './operations/routes.js';
import { faceSheetRoutes } from './profiles/face-sheet-routes.js';
import { questionnaireRoutes } from './profiles/questionnaire-routes.js';
import { prescriptionRoutes } from './prescriptions/routes.js';
import { profileRoutes } from './profiles/routes.js';
import { healthImportRoutes } from './health-imports/routes.js';
import { readingRoutes } from './reading/routes.js';
import { recordPdfRoutes } from './record-transfer/pdf-routes.js';
import { documentRoutes } from './sessions/document-routes.js';
import { summaryRoutes } from './sessions/summary-routes.js';
import { registrationRoutes } from './registrations/routes.js';
import { sessionRoutes } from './sessions/routes.js';
import { entryDocumentRoutes } from './records/document-routes.js';
import { doctorListRoutes } from './records/doctor-routes.js';
import { familyRecordRoutes } from './records/family-routes.js';
import { recordQueryRoutes } from './records/query-routes.js';
import { recordRoutes } from './records/routes.js';
import { recordTransferRoutes } from './record-transfer/routes.js';
import { evidenceRoutes } from './evidence/routes.js';
import { replayRoutes } from './replay/routes.js';
import { shareRoutes } from './share/routes.js';
import { sharedRoutes } from './share/shared-routes.js';
import type { Tag } from './tags.js';
import { uploadRoutes } from './uploads/routes.js';
import { urgentResultRoutes } from './urgent-results/routes.js';
import { wearableRoutes } from './wearables/routes.js';
import { whatIfRoutes } from './what-if/routes.js';

/** The route table: every call of the product. */
export const routes: readonly Route<Tag>[] = [
  ...accountRoutes,
  ...googleRoutes,
  ...credentialRoutes,
  ...emailChangeRoutes,
  ...appointedRoutes,
  ...registrationRoutes,
  ...secondFactorRoutes,
  ...deviceRoutes,
  ...profileRoutes,
  ...questionnaireRoutes,
  ...activityRoutes,
  ...doctorRoutes,
  ...availabilityRoutes,
  ...appointmentRoutes,
  ...appointmentQueryRoutes,
  ...sessionRoutes,
  ...documentRoutes,
  ...summaryRoutes,
  ...uploadRoutes,
  ...faceSheetRoutes,
  ...familyRoutes,
  ...auditRoutes,
  ...recordRoutes,
  ...recordQueryRoutes,
  ...entryDocumentRoutes,
  ...readingRoutes,
  ...familyRecordRoutes,
  ...insightRoutes,
  ...urgentResultRoutes,
  ...recordTransferRoutes,
  ...doctorListRoutes,
  ...breakGlassRoutes,
  ...accessReviewRoutes,
  ...whatIfRoutes,
  ...prescriptionRoutes,
  ...recordPdfRoutes,
  ...shareRoutes,
  ...sharedRoutes,
  ...wearableRoutes,
  ...healthImportRoutes,
  ...communityRoutes,
  ...roomMessageRoutes,
  ...communityChoiceRoutes,
  ...moderationRoutes,
  ...pushRoutes,
  ...notificationRoutes,
  ...assistantRoutes,
  ...replayRoutes,
  ...evidenceRoutes,
  ...erasureRoutes,
  ...operationRoutes,
  ...integrityRoutes,
];
