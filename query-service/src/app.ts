import { routes } from '@anamnesis/contracts/routes';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import { createDocsRoutes } from '@anamnesis/platform/http/docs-routes';
import { createService, type Service, type ServiceOptions } from '@anamnesis/platform/http/service';
import { accessReviewHandlers } from './access-review/routes.js';
import { credentialHandlers } from './accounts/routes.js';
import { appointmentHandlers } from './appointments/routes.js';
import { auditHandlers } from './audit/routes.js';
import { availabilityHandlers } from './availability/routes.js';
import { breakGlassHandlers } from './break-glass/routes.js';
import { doctorHandlers } from './doctors/routes.js';
import { erasureHandlers } from './erasure/routes.js';
import { moderationHandlers } from './community/moderation-routes.js';
import { communityHandlers } from './community/routes.js';
import { familyHandlers } from './family/routes.js';
import { grantedFiles } from './granted-files.js';
import { insightHandlers } from './insights/routes.js';
import { integrityHandlers } from './integrity/routes.js';
import { operationHandlers } from './operations/routes.js';
import type { Ports } from './ports.js';
import { profileHandlers } from './profiles/routes.js';
import { healthImportHandlers } from './health-imports/routes.js';
import { readingHandlers } from './reading/routes.js';
import { entryDocumentHandlers } from './records/document-routes.js';
import { documentHandlers } from './sessions/document-routes.js';
import { doctorListHandlers } from './records/doctor-routes.js';
import { familyRecordHandlers } from './records/family-routes.js';
import { recordTransferHandlers } from './record-transfer/routes.js';
import { prescriptionHandlers } from './prescriptions/routes.js';
import { recordPdfHandlers } from './record-transfer/pdf-routes.js';
import { recordHandlers } from './records/routes.js';
import { evidenceHandlers } from './evidence/routes.js';
import { createOpenedHistories } from './replay/opened-histories.js';
import { replayHandlers } from './replay/routes.js';
import { registrationHandlers } from './registrations/routes.js';
import { sessionHandlers } from './sessions/routes.js';
import { shareHandlers } from './share/routes.js';
import { assistantHandlers } from './assistant/routes.js';
import { notificationHandlers } from './notifications/routes.js';
import { urgentResultHandlers } from './urgent-results/routes.js';
import { wearableHandlers } from './wearables/routes.js';
import { whatIfHandlers } from './what-if/routes.js';

/**
 * The ports as composed: `files` is still unrestricted here; handlers get it wrapped so that each read needs a grant.
 */
export type ComposedPorts = Omit<Ports, 'files'> & { files: Pick<FileStore, 'open'> };
type Options = Omit<ServiceOptions, 'name' | 'handlers' | 'pages'>;

/** The query side: all read-only routes, and the API documentation. */
export function createQueryService({ files, ...others }: ComposedPorts, options: Options): Service {
  const ports: Ports = { ...others, files: grantedFiles(files) };
  const histories = createOpenedHistories({ ...ports.stored, pool: ports.pool });
  return createService({
    ...options,
    name: 'query-service',
    pages: [createDocsRoutes(routes)],
    handlers: [
      ...credentialHandlers(ports),
      ...profileHandlers(ports),
      ...registrationHandlers(ports),
      ...doctorHandlers(ports),
      ...availabilityHandlers(ports),
      ...appointmentHandlers(ports),
      ...sessionHandlers(ports),
      ...documentHandlers(ports),
      ...auditHandlers(ports),
      ...recordHandlers(ports),
      ...entryDocumentHandlers(ports),
      ...readingHandlers(ports),
      ...familyRecordHandlers(ports),
      ...recordTransferHandlers(ports),
      ...doctorListHandlers(ports),
      ...breakGlassHandlers(ports),
      ...accessReviewHandlers(ports),
      ...whatIfHandlers(ports),
      ...prescriptionHandlers(ports),
      ...recordPdfHandlers(ports),
      ...familyHandlers(ports),
      ...insightHandlers(ports),
      ...urgentResultHandlers(ports),
      ...shareHandlers(ports),
      ...wearableHandlers(ports),
      ...healthImportHandlers(ports),
      ...communityHandlers(ports),
      ...moderationHandlers(ports),
      ...assistantHandlers(ports),
      ...notificationHandlers(ports),
      ...replayHandlers(ports, histories),
      ...evidenceHandlers(ports, histories),
      ...erasureHandlers(ports),
      ...operationHandlers(ports),
      ...integrityHandlers(ports),
    ],
  });
}
