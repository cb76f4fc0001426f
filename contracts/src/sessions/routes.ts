import { z } from 'zod';
import { APPOINTMENT_NOT_FOUND, APPOINTMENT_OVER } from '../appointments/errors.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { integerInput } from '../language/numbers.js';
import { only } from '../language/policy.js';
import { defineRoute } from '../language/route.js';
import { doneReply, id } from '../language/reply.js';
import { appointmentStatuses, sides } from '../appointments/constants.js';
import { DEFAULT_RATING } from './constants.js';
import { FEEDBACK_ALREADY_GIVEN, PAYMENT_REQUIRED, SESSION_NOT_ACTIVE, SESSION_NOT_ENDED } from './errors.js';
import { FEEDBACK_EMPTY, SESSION_MISSING } from './field-problems.js';
import { ownSessionActions, sessionActions } from './policy.js';

const feature = 'sessions';
const sessionId = z.object({ sessionId: z.guid(SESSION_MISSING.code) });
const room = z.object({ roomName: z.string().min(8).max(80) });

/** A session as shown to both parties. */
const sessionView = z.object({
  _id: id,
  sessionId: id,
  roomName: z.string(),
  /** URL of the meeting page of this room. */
  meetingUrl: z.string(),
  status: z.enum(appointmentStatuses),
});
export type SessionView = z.infer<typeof sessionView>;

export const joinSession = defineRoute({
  name: 'joinSession',
  summary: 'Joins the session as the caller. A patient must have declared the payment.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/:id/join-session',
  action: sessionActions.joinSession,
  changes: ['appointments'],
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), session: sessionView }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, PAYMENT_REQUIRED, APPOINTMENT_OVER],
});

const end = {
  feature,
  owner: 'command-service',
  method: 'POST',
  changes: ['appointments'],
  body: sessionId,
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, APPOINTMENT_NOT_FOUND, SESSION_NOT_ACTIVE],
} as const;

export const endSessionAsDoctor = defineRoute({
  ...end,
  name: 'endSessionAsDoctor',
  summary: 'Ends the session as its doctor.',
  path: '/api/doctor/end',
  action: only('doctor', sessionActions.endSession),
});

export const endSessionAsPatient = defineRoute({
  ...end,
  name: 'endSessionAsPatient',
  summary: 'Ends the session as its patient.',
  path: '/api/users/end',
  action: only('patient', sessionActions.endSession),
});

export const recordDeparture = defineRoute({
  name: 'recordDeparture',
  summary: 'Records that a party has permanently lost its connection. Called by background jobs only.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/sessions/:sessionId/departures',
  action: ownSessionActions.recordDeparture,
  params: sessionId,
  body: z.object({ side: z.enum(sides) }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, APPOINTMENT_NOT_FOUND],
});

export const giveFeedback = defineRoute({
  name: 'giveFeedback',
  summary: 'Records the patient’s feedback on the session, with a rating of one to five stars.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/feedback',
  action: sessionActions.giveFeedback,
  changes: ['appointments', 'doctors'],
  body: sessionId.extend({
    feedback: z.string().trim().min(1, FEEDBACK_EMPTY.code).max(4000),
    rating: integerInput(1, 5).prefault(DEFAULT_RATING),
  }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, APPOINTMENT_NOT_FOUND, SESSION_NOT_ENDED, FEEDBACK_ALREADY_GIVEN],
});

export const skipFeedback = defineRoute({
  name: 'skipFeedback',
  summary: 'Records that the patient gives no feedback, so that the form is not shown again.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/feedback/skip',
  action: sessionActions.skipFeedback,
  changes: ['appointments'],
  body: sessionId,
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, APPOINTMENT_NOT_FOUND, SESSION_NOT_ENDED],
});

export const showSession = defineRoute({
  name: 'showSession',
  summary: 'The session of a room, for its two parties.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/sessions/:roomName',
  action: sessionActions.showSession,
  shows: ['appointments'],
  params: room,
  reply: z.object({
    session: sessionView.extend({
      doctorId: id,
      doctorName: z.string(),
      /** Paths of the pictures; null without one. */
      doctorPicture: z.string().nullable(),
      patientName: z.string(),
      patientPicture: z.string().nullable(),
    }),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, NOT_CAUGHT_UP],
});

/** A STUN or TURN server. TURN servers come with short-lived credentials. */
const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

/** With `relay` the browsers connect through TURN servers only, which hides their addresses from each other. */
const iceConfiguration = z.object({
  iceServers: z.array(iceServer),
  iceTransportPolicy: z.enum(['all', 'relay']),
});
export type IceConfiguration = z.infer<typeof iceConfiguration>;

export const listIceServers = defineRoute({
  name: 'listIceServers',
  summary: 'The STUN and TURN servers for the meeting of a room, and whether it must be relayed.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/sessions/:roomName/ice-servers',
  action: sessionActions.listIceServers,
  untagged: 'Settings of the deployment; the credentials are valid longer than a meeting.',
  params: room,
  reply: iceConfiguration,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, APPOINTMENT_OVER, NOT_CAUGHT_UP],
});

export const sessionRoutes = [
  joinSession,
  endSessionAsDoctor,
  endSessionAsPatient,
  recordDeparture,
  giveFeedback,
  skipFeedback,
  showSession,
  listIceServers,
] as const;
