import {
  endSessionAsDoctor,
  endSessionAsPatient,
  giveFeedback,
  joinSession,
  skipFeedback,
} from '@anamnesis/contracts/sessions/routes';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Actor } from '@anamnesis/contracts/language/role';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { type AppointmentCommand, appointmentDecider, appointmentStream } from '../appointments/appointment.decider.js';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';

type Asked = { requestId: string; commandId: string; actor: Actor };

export function sessionHandlers({ commands, clock, meetingBaseUrl }: Ports): RouteHandler[] {
  const handle = (sessionId: string, command: AppointmentCommand, call: Asked) =>
    commands.handle(
      appointmentDecider,
      appointmentStream(sessionId),
      command,
      { now: clock() },
      causeOf(call, call.actor),
    );

  return [
    answer(joinSession, async (call) => {
      const sessionId = call.params.id;
      const { state, position } = await handle(sessionId, { type: 'JoinSession', data: { by: call.actor } }, call);
      if (state.status === 'none') return refuse('APPOINTMENT_NOT_FOUND');
      const { roomName } = state;
      const status = state.status === 'active' ? ('Active' as const) : ('Pending' as const);
      return {
        body: {
          success: true as const,
          session: { _id: sessionId, sessionId, roomName, meetingUrl: `${meetingBaseUrl}/${roomName}`, status },
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
