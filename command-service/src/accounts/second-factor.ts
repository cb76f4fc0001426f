import { RECOVERY_CODES, SECOND_FACTOR_SETUP_MINUTES } from '@anamnesis/contracts/accounts/constants';
import {
  SECOND_FACTOR_EXPIRED,
  SECOND_FACTOR_OFF,
  SECOND_FACTOR_ON,
  SECOND_FACTOR_WRONG,
} from '@anamnesis/contracts/accounts/errors';
import type {
  enableSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  showSecondFactor,
} from '@anamnesis/contracts/accounts/second-factor-routes';
import { COMMAND_ID_REUSED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import { needsSecondFactorEverywhere } from '@anamnesis/contracts/language/second-factor';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { hashRecoveryCode, recoveryCodes } from '@anamnesis/platform/second-factor/recovery-codes';
import { newTotpSecret, totpStep, totpUri } from '@anamnesis/platform/second-factor/totp';
import { z } from 'zod';
import { type RequestIdentity, causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { takeCode } from './code.js';
import { confirmPassword } from './confirm-password.js';
import { countAttempt } from './attempts.js';
import { refreshTokenOf } from './refresh-cookie.js';
import { secondFactorDecider, secondFactorStream } from './second-factor.decider.js';

const PURPOSE = 'second factor setup';
const setupSchema = z.object({ accountId: z.string(), secret: z.string() });
/** The label in the authenticator app: the role, because one person may have several accounts here. */
const labels = { patient: 'Patient', doctor: 'Doctor', auditor: 'Auditor', operator: 'Operator', worker: 'Worker' };

type ConfirmedByCode = Call<typeof renewRecoveryCodes> | Call<typeof removeSecondFactor>;

/** Whether the account has a second factor, and whether its role must set one up first. */
export async function handleShowSecondFactor(
  { commands, secondFactor }: Ports,
  { actor, methods }: Call<typeof showSecondFactor>,
): Promise<Answer<typeof showSecondFactor>> {
  const state = await commands.load(secondFactorDecider, secondFactorStream(actor.id));
  const everywhere = needsSecondFactorEverywhere(actor.role);
  return {
    body: {
      data: {
        enabled: state.status === 'on',
        recoveryCodesLeft: state.status === 'on' ? state.codes.filter(({ used }) => !used).length : 0,
        needed: secondFactor.policy === 'required' && everywhere && !methods.includes('otp'),
      },
    },
  };
}

/** A new key for an authenticator app. It is not stored: the browser sends it back, sealed. */
export async function handleSetUpSecondFactor(
  { commands, secondFactor, clock }: Ports,
  { actor }: Call<typeof setUpSecondFactor>,
): Promise<Answer<typeof setUpSecondFactor>> {
  if ((await commands.load(secondFactorDecider, secondFactorStream(actor.id))).status === 'on')
    refuse(SECOND_FACTOR_ON);
  const secret = newTotpSecret();
  const setup = await secondFactor.sealed.seal(PURPOSE, { accountId: actor.id, secret }, SECOND_FACTOR_SETUP_MINUTES);
  const expiresAt = new Date(clock().getTime() + SECOND_FACTOR_SETUP_MINUTES * 60_000).toISOString();
  return { body: { data: { secret, uri: totpUri(secret, labels[actor.role]), setup, expiresAt } } };
}

/**
 * Turns the second factor on, given the password and the first code. This sign-in then counts as one with a second factor.
 */
export async function handleEnableSecondFactor(
  ports: Ports,
  call: Call<typeof enableSecondFactor>,
): Promise<Answer<typeof enableSecondFactor>> {
  const { commands, secondFactor, signIns, tokens, clock } = ports;
  const { actor, signIn, body, methods } = call;
  const opened = setupSchema.safeParse(await secondFactor.sealed.open(PURPOSE, body.setup));
  if (!opened.success || opened.data.accountId !== actor.id) return refuse(SECOND_FACTOR_EXPIRED);
  await confirmPassword(ports, actor, body.currentPassword, call);
  const { secret } = opened.data;
  const step = totpStep(secret, body.code.replace(/\s/g, ''), clock());
  if (step === null) return refuse(SECOND_FACTOR_WRONG);

  const codes = codesOf(ports, call);
  const enable = {
    type: 'EnableSecondFactor',
    data: { accountId: actor.id, secret, recoveryCodes: codes.map(hashRecoveryCode) },
  } as const;
  const cause = causeOf(call, actor);
  const { state, position } = await commands.handle(
    secondFactorDecider,
    secondFactorStream(actor.id),
    enable,
    null,
    cause,
  );
  // The digest of a command leaves keys out, so the same command id with another key is detected here.
  if (state.status === 'on' && state.secret !== secret) refuse(COMMAND_ID_REUSED);
  // Marks this code as used, so that it cannot be used to sign in.
  await secondFactor.usedSteps.take(actor.id, step, call.commandId);
  const refreshToken = refreshTokenOf(call);
  if (refreshToken) await signIns.strengthen(actor.id, refreshToken, 'otp');
  const accessToken = await tokens.issue(actor, signIn, [...new Set([...methods, 'otp'])]);
  return { body: { data: { recoveryCodes: codes, accessToken } }, position };
}

/** New recovery codes, given the password and a code. */
export async function handleRenewRecoveryCodes(
  ports: Ports,
  call: Call<typeof renewRecoveryCodes>,
): Promise<Answer<typeof renewRecoveryCodes>> {
  const { actor } = call;
  if (!(await checkPasswordAndCode(ports, call))) return refuse(SECOND_FACTOR_OFF);
  const codes = codesOf(ports, call);
  const renew = {
    type: 'RenewRecoveryCodes',
    data: { accountId: actor.id, recoveryCodes: codes.map(hashRecoveryCode) },
  } as const;
  const cause = causeOf(call, actor);
  const { position } = await ports.commands.handle(
    secondFactorDecider,
    secondFactorStream(actor.id),
    renew,
    null,
    cause,
  );
  return { body: { data: { recoveryCodes: codes } }, position };
}

/** Turns the second factor off, given the password and a code. Turning it off twice changes nothing. */
export async function handleRemoveSecondFactor(
  ports: Ports,
  call: Call<typeof removeSecondFactor>,
): Promise<Answer<typeof removeSecondFactor>> {
  const { actor } = call;
  if (!(await checkPasswordAndCode(ports, call))) return { body: { success: true } };
  const remove = { type: 'RemoveSecondFactor', data: { accountId: actor.id } } as const;
  const cause = causeOf(call, actor);
  const { position } = await ports.commands.handle(
    secondFactorDecider,
    secondFactorStream(actor.id),
    remove,
    null,
    cause,
  );
  return { body: { success: true }, position };
}

/** Checks password and code; false if there is no second factor. */
async function checkPasswordAndCode(ports: Ports, call: ConfirmedByCode): Promise<boolean> {
  const { actor, body } = call;
  await confirmPassword(ports, actor, body.currentPassword, call);
  return checkSecondFactor(ports, call, body.code);
}

/** Checks a code of the app, or a recovery code; false if there is no second factor. Refuses SECOND_FACTOR_WRONG. */
export async function checkSecondFactor(
  ports: Ports,
  call: RequestIdentity & Pick<Call, 'cookie'> & { actor: Actor },
  code: string,
): Promise<boolean> {
  const { actor } = call;
  const state = await ports.commands.load(secondFactorDecider, secondFactorStream(actor.id));
  if (state.status === 'off') return false;
  await countAttempt(ports, actor.id, 'code', call, () =>
    takeCode(ports, actor, state.secret, code, causeOf(call, actor)),
  );
  return true;
}

/** Derived from the command id, so that a repeated command returns the same codes. */
const codesOf = ({ secondFactor }: Ports, { actor, commandId }: Pick<Call, 'commandId'> & { actor: { id: string } }) =>
  recoveryCodes(secondFactor.recoveryKey, `${actor.id}/${commandId}`, RECOVERY_CODES);
