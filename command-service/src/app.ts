import { createService, type Service, type ServiceOptions } from '@anamnesis/platform/http/service';
import { accessReviewHandlers } from './access-review/routes.js';
import { moderationHandlers } from './community/moderation-routes.js';
import { communityHandlers } from './community/routes.js';
import { credentialHandlers } from './accounts/credential-routes.js';
import { emailChangeHandlers } from './accounts/email-change-routes.js';
import { accountHandlers } from './accounts/routes.js';
import { activityHandlers } from './activities/routes.js';
import { appointmentHandlers } from './appointments/routes.js';
import { assistantHandlers } from './assistant/routes.js';
import { availabilityHandlers } from './availability/routes.js';
import { breakGlassHandlers } from './break-glass/routes.js';
import { erasureHandlers } from './erasure/routes.js';
import { familyHandlers } from './family/routes.js';
import { insightHandlers } from './insights/routes.js';
import { operationHandlers } from './operations/routes.js';
import type { Ports } from './ports.js';
import { profileHandlers } from './profiles/routes.js';
import { documentHandlers } from './sessions/document-routes.js';
import { healthImportHandlers } from './health-imports/routes.js';
import { readingHandlers } from './reading/routes.js';
import { recordTransferHandlers } from './record-transfer/routes.js';
import { recordHandlers } from './records/routes.js';
import { replayHandlers } from './replay/routes.js';
import { registrationHandlers } from './registrations/routes.js';
import { sessionHandlers } from './sessions/routes.js';
import { shareHandlers } from './share/routes.js';
import { uploadHandlers } from './uploads/routes.js';
import { notificationHandlers } from './notifications/routes.js';
import { urgentResultHandlers } from './urgent-results/routes.js';
import { wearableHandlers } from './wearables/routes.js';

export type { ForgottenEmails, ForgottenTexts, Ports } from './ports.js';
export { confirmEmailDirectly } from './accounts/confirm-email.js';
export { hasPassword, setLocked } from './accounts/lock-account.js';
export { appoint } from './accounts/appoint.js';
export { appointedSentence, appointDirectly, type Appointee, readAppointee } from './accounts/appoint-directly.js';
export type { AppointedRole } from './accounts/appointed.decider.js';
export { createAccountIds } from './accounts/account-id.js';

type Options = Omit<ServiceOptions, 'name' | 'handlers' | 'files' | 'digest'>;

/** Builds the command-service: the handlers of every route that executes a command. */
export const createCommandService = (ports: Ports, options: Options): Service =>
  createService({
    ...options,
    name: 'command-service',
    files: ports.files,
    digest: ports.digest,
    handlers: [
      ...accountHandlers(ports),
      ...credentialHandlers(ports),
      ...emailChangeHandlers(ports),
      ...registrationHandlers(ports),
      ...profileHandlers(ports),
      ...activityHandlers(ports),
      ...availabilityHandlers(ports),
      ...appointmentHandlers(ports),
      ...sessionHandlers(ports),
      ...documentHandlers(ports),
      ...recordHandlers(ports),
      ...readingHandlers(ports),
      ...recordTransferHandlers(ports),
      ...familyHandlers(ports),
      ...insightHandlers(ports),
      ...urgentResultHandlers(ports),
      ...breakGlassHandlers(ports),
      ...accessReviewHandlers(ports),
      ...shareHandlers(ports),
      ...wearableHandlers(ports),
      ...healthImportHandlers(ports),
      ...communityHandlers(ports),
      ...moderationHandlers(ports),
      ...notificationHandlers(ports),
      ...assistantHandlers(ports),
      ...replayHandlers(ports),
      ...uploadHandlers(ports),
      ...erasureHandlers(ports),
      ...operationHandlers(ports),
    ],
  });
