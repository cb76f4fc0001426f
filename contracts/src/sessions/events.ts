import { z } from 'zod';
import { sides } from '../appointments/constants.js';
import { parties } from '../appointments/events.js';
import { defineEvent, type EventOf } from '../language/event.js';
import { documentEvents } from './document-events.js';

export const DoctorJoined = defineEvent({ type: 'DoctorJoined', schema: parties });
export const PatientJoined = defineEvent({ type: 'PatientJoined', schema: parties });
/** Both parties have joined. */
export const SessionStarted = defineEvent({ type: 'SessionStarted', schema: parties });
export const ParticipantLeft = defineEvent({ type: 'ParticipantLeft', schema: parties.extend({ who: z.enum(sides) }) });
/** `by` is `nobody` if both parties left without ending the session and its time was over. */
export const SessionEnded = defineEvent({
  type: 'SessionEnded',
  schema: parties.extend({ by: z.enum([...sides, 'nobody']) }),
});

export const FeedbackGiven = defineEvent({
  type: 'FeedbackGiven',
  schema: parties.extend({ rating: z.number().int().min(1).max(5), text: z.string() }),
  subject: (data) => data.patientId,
  personal: { text: '(erased)' },
});
export const FeedbackSkipped = defineEvent({ type: 'FeedbackSkipped', schema: parties });

/** Joining, leaving and feedback. */
export const meetingEvents = [
  DoctorJoined,
  PatientJoined,
  SessionStarted,
  ParticipantLeft,
  SessionEnded,
  FeedbackGiven,
  FeedbackSkipped,
] as const;

export const sessionEvents = [...meetingEvents, ...documentEvents] as const;
export type SessionEvent = EventOf<(typeof sessionEvents)[number]>;
