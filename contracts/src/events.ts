import { credentialEvents } from './accounts/credential-events.js';
import { accountEvents } from './accounts/events.js';
import { activityEvents } from './activities/events.js';
import { appointmentEvents } from './appointments/events.js';
import { auditEvents } from './audit/events.js';
import { availabilityEvents, doctorDayEvents } from './doctors/events.js';
import type { EventDefinition } from './language/event.js';
import { profileEvents } from './profiles/events.js';
import { registrationEvents } from './registrations/events.js';
import { sessionEvents } from './sessions/events.js';

const all = [
  ...accountEvents,
  ...credentialEvents,
  ...registrationEvents,
  ...profileEvents,
  ...activityEvents,
  ...doctorDayEvents,
  ...availabilityEvents,
  ...appointmentEvents,
  ...sessionEvents,
  ...auditEvents,
];

/** Every event the log can hold, by its wire name. */
export const eventDefinitions: ReadonlyMap<string, EventDefinition> = new Map(
  all.map((definition) => [definition.type, definition as unknown as EventDefinition]),
);
