import { ERASURE_NO_PATIENT } from '@anamnesis/contracts/erasure/errors';
import {
  erasePatient,
  holdErasure,
  liftErasureHold,
  requestErasure,
  withdrawErasure,
} from '@anamnesis/contracts/erasure/routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountAt } from '../accounts/account-at.js';
import { accountStream } from '../accounts/account-stream.js';
import { confirmPassword } from '../accounts/confirm-password.js';
import { credentialsDecider } from '../accounts/credentials.decider.js';
import { checkSecondFactor } from '../accounts/second-factor.js';
import { causeOf, type RequestIdentity } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { handleErase } from './erase.js';
import { erasureDecider, erasureStream, type ErasureCommand } from './erasure.decider.js';

export const erasureHandlers = (ports: Ports): RouteHandler[] => {
  const { commands, clock, erasure } = ports;
  const decide = async (call: RequestIdentity & { actor: Actor }, command: ErasureCommand) => {
    const stream = erasureStream(command.data.patientId);
    return done(await commands.handle(erasureDecider, stream, command, { now: clock() }, causeOf(call, call.actor)));
  };
  return [
    answer(
      requestErasure,
      async (call) => {
        const { actor, body } = call;
        await confirmPassword(ports, actor, body.currentPassword, call);
        await checkSecondFactor(ports, call, body.code ?? '');
        const data = { patientId: actor.id, graceDays: erasure.graceDays };
        return decide(call, { type: 'RequestErasure', data });
      },
      { rateLimitKey: ({ actor }) => actor.id },
    ),
    answer(withdrawErasure, (call) => decide(call, { type: 'WithdrawErasure', data: { patientId: call.actor.id } })),
    answer(holdErasure, async (call) => {
      const { actor, body } = call;
      const patientId = await patientOf(ports, body);
      const data = { patientId, operatorId: actor.id, reason: body.reason };
      return decide(call, { type: 'HoldErasure', data });
    }),
    answer(liftErasureHold, (call) =>
      decide(call, {
        type: 'LiftErasureHold',
        data: { patientId: call.params.patientId, operatorId: call.actor.id, reason: call.body.reason },
      }),
    ),
    answer(erasePatient, (call) => handleErase(ports, call)),
  ];
};

/** The id of the patient with this address or id. Refuses ERASURE_NO_PATIENT. */
async function patientOf(
  ports: Pick<Ports, 'commands' | 'ids'>,
  { patientId, userEmail }: { patientId?: string | undefined; userEmail?: string | undefined },
): Promise<string> {
  const known =
    patientId === undefined
      ? (await accountAt(ports, 'patient', userEmail ?? '')).known
      : await ports.commands.load(credentialsDecider, accountStream('patient', patientId));
  return known.status === 'none' ? refuse(ERASURE_NO_PATIENT) : known.accountId;
}
