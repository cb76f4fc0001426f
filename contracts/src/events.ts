import { accessReviewEvents } from './access-review/events.js';
import { credentialEvents, passwordResetEvents, signUpAttemptEvents } from './accounts/credential-events.js';
import { emailClaimEvents } from './accounts/email-change-events.js';
import { accountEvents, type DoctorAccountEvent } from './accounts/events.js';
import { activityEvents } from './activities/events.js';
import { appointmentEvents, patientDayEvents } from './appointments/events.js';
import { assistantEvents } from './assistant/events.js';
import { auditEvents } from './audit/events.js';
import { availabilityEvents, type AvailabilityEvent } from './availability/events.js';
import { breakGlassEvents } from './break-glass/events.js';
import { communityEvents } from './community/events.js';
import { doctorDayEvents } from './doctors/events.js';
import { erasureEvents } from './erasure/events.js';
import { familyEvents } from './family/events.js';
import { healthImportEvents } from './health-imports/events.js';
import { insightEvents } from './insights/events.js';
import type { EventDefinition, EventOf } from './language/event.js';
import { notificationEvents } from './notifications/events.js';
import { type DoctorProfileEvent, profileEvents } from './profiles/events.js';
import { readingEvents } from './reading/events.js';
import { recordEvents } from './records/events.js';
import { registrationEvents, type RegistrationEvent } from './registrations/events.js';
import { replayEvents } from './replay/events.js';
import { sessionEvents } from './sessions/events.js';
import { shareEvents } from './share/events.js';
import { urgentResultEvents } from './urgent-results/events.js';
import { healthDayEvents, wearableEvents } from './wearables/events.js';
import { whatIfEvents } from './what-if/events.js';

const all = [
  ...accountEvents,
  ...credentialEvents,
  ...emailClaimEvents,
  ...passwordResetEvents,
  ...signUpAttemptEvents,
  ...registrationEvents,
  ...profileEvents,
  ...activityEvents,
  ...doctorDayEvents,
  ...availabilityEvents,
  ...appointmentEvents,
  ...patientDayEvents,
  ...sessionEvents,
  ...familyEvents,
  ...breakGlassEvents,
  ...auditEvents,
  ...accessReviewEvents,
  ...whatIfEvents,
  ...readingEvents,
  ...recordEvents,
  ...insightEvents,
  ...urgentResultEvents,
  ...shareEvents,
  ...wearableEvents,
  ...healthDayEvents,
  ...healthImportEvents,
  ...notificationEvents,
  ...communityEvents,
  ...assistantEvents,
  ...replayEvents,
  ...erasureEvents,
];

/** All event definitions by type. */
export const eventDefinitions: ReadonlyMap<string, EventDefinition> = new Map(
  all.map((definition) => [definition.type, definition as unknown as EventDefinition]),
);

/** Any event of the product. */
export type AnyEvent = EventOf<(typeof all)[number]>;

/** The events in the stream of a doctor's account, from several features. */
export type DoctorEvent = DoctorAccountEvent | RegistrationEvent | DoctorProfileEvent | AvailabilityEvent;
