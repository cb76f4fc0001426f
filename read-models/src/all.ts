import type { ReadModel } from '@anamnesis/platform/read-model/read-model';
import { auditorActs } from './access-review/auditor-acts.js';
import { readingReviews } from './access-review/reading-reviews.js';
import { accountCredentials } from './accounts/account-credentials.js';
import { appointmentList } from './appointments/appointment-list.js';
import { assistantConversation } from './assistant/conversation.js';
import { recordReadings } from './audit/record-readings.js';
import { breakGlassUses } from './break-glass/break-glass-uses.js';
import { community } from './community/community.js';
import { doctorAvailability } from './availability/doctor-availability.js';
import { doctorDirectory } from './doctors/doctor-directory.js';
import { erasures } from './erasure/erasures.js';
import { familyTies } from './family/family-ties.js';
import { notificationCentre } from './notifications/notifications.js';
import { patientProfile } from './profiles/patient-profile.js';
import { healthRecord } from './records/health-record.js';
import { auditorInquiries } from './replay/inquiries.js';
import { personStreams } from './replay/person-streams.js';
import { doctorRegistrations } from './registrations/doctor-registrations.js';
import { sessionDocuments } from './sessions/session-documents.js';
import { shareLinks } from './share/share-links.js';
import { healthImports } from './health-imports/health-imports.js';
import { wearables } from './wearables/wearables.js';

/** Every read model in PostgreSQL. */
export const readModels: readonly ReadModel[] = [
  accountCredentials,
  patientProfile,
  doctorDirectory,
  doctorAvailability,
  doctorRegistrations,
  appointmentList,
  sessionDocuments,
  recordReadings,
  healthRecord,
  familyTies,
  breakGlassUses,
  readingReviews,
  auditorActs,
  shareLinks,
  wearables,
  healthImports,
  community,
  notificationCentre,
  assistantConversation,
  auditorInquiries,
  personStreams,
  erasures,
];
