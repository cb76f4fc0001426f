import { APPOINTMENT_NOT_FOUND } from '@anamnesis/contracts/appointments/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import {
  endSessionAsDoctor,
  endSessionAsPatient,
  giveFeedback,
  joinSession,
  recordDeparture,
  skipFeedback,
} from '@anamnesis/contracts/sessions/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { commandAppointment } from '../appointments/command-appointment.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import type { SessionCommand } from '../appointments/session.rules.js';

export function sessionHandlers(ports: Ports): RouteHandler[] {
  const handle = (sessionId: string, command: SessionCommand, call: Parameters<typeof commandAppointment>[3]) =>
    commandAppointment(ports, sessionId, command, call);

  return [
    answer(joinSession, async (call) => {
      const sessionId = call.params.id;
      const { state, position } = await handle(sessionId, { type: 'JoinSession', data: { by: call.actor } }, call);
      if (state.status === 'none') return refuse(APPOINTMENT_NOT_FOUND);
      const { roomName } = state;
      const status = state.status === 'active' ? ('Active' as const) : ('Pending' as const);
      return {
        body: {
          success: true as const,
          session: { _id: sessionId, sessionId, roomName, meetingUrl: `${ports.meetingBaseUrl}/${roomName}`, status },
        },
        position,
      };
    }),

    answer(endSessionAsDoctor, async (call) =>
      done(await handle(call.body.sessionId, { type: 'EndSession', data: { by: call.actor } }, call)),
    ),
    answer(endSessionAsPatient, async (call) =>
      done(await handle(call.body.sessionId, { type: 'EndSession', data: { by: call.actor } }, call)),
    ),

    answer(recordDeparture, async (call) => {
      const command = { type: 'RecordDeparture', data: { side: call.body.side } } as const;
      return done(await handle(call.params.sessionId, command, call));
    }),

    answer(giveFeedback, async (call) => {
      const { sessionId, rating, feedback } = call.body;
      const command = { type: 'GiveFeedback', data: { by: call.actor, rating, text: feedback } } as const;
      return done(await handle(sessionId, command, call), 'Thank you for your feedback.');
    }),
    answer(skipFeedback, async (call) =>
      done(await handle(call.body.sessionId, { type: 'SkipFeedback', data: { by: call.actor } }, call)),
    ),
  ];
}
