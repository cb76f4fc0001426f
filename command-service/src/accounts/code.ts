import { SECOND_FACTOR_WRONG } from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import { type Cause, stepOf } from '@anamnesis/platform/deciding/command-mark';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { hashRecoveryCode } from '@anamnesis/platform/second-factor/recovery-codes';
import { totpStep } from '@anamnesis/platform/second-factor/totp';
import type { Ports } from '../ports.js';
import { secondFactorDecider, secondFactorStream } from './second-factor.decider.js';

const TOTP_CODE = /^\d{6}$/;

/**
 * Uses a code of the authenticator app with this `secret`, or a recovery code. Each code is valid once; a repetition of the
 * same command may use it again. Refuses SECOND_FACTOR_WRONG.
 */
export async function takeCode(
  { commands, clock, secondFactor, digest }: Pick<Ports, 'commands' | 'clock' | 'secondFactor' | 'digest'>,
  account: Actor,
  secret: string,
  entered: string,
  cause: Cause,
): Promise<void> {
  const code = entered.replace(/\s/g, '');
  if (TOTP_CODE.test(code)) {
    const step = totpStep(secret, code, clock());
    const command = uuidOf(`${cause.commandId}/${cause.asked}`);
    if (step === null || !(await secondFactor.usedSteps.take(account.id, step, command))) refuse(SECOND_FACTOR_WRONG);
    return;
  }
  const hash = hashRecoveryCode(code);
  const use = { type: 'UseRecoveryCode', data: { accountId: account.id, hash } } as const;
  // The digest of a command leaves codes out, so each recovery code counts as a step of its own.
  await commands.handle(secondFactorDecider, secondFactorStream(account.id), use, null, stepOf(cause, digest(hash)));
}
