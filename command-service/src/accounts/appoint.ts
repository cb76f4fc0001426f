import type { Cause } from '@anamnesis/platform/deciding/command-mark';
import type { Ports } from '../ports.js';
import { accountStream } from './account-stream.js';
import { type AppointedRole, appointedDecider } from './appointed.decider.js';
import { hashNewPassword } from './new-password.js';

export interface NewAppointed {
  role: AppointedRole;
  fullName: string;
  email: string;
  password: string;
}

/**
 * Appoints an auditor or an operator; only who runs the installation can. Refuses EMAIL_TAKEN, and a password that is
 * easy to guess.
 */
export async function appoint(
  { commands, ids, digest }: Pick<Ports, 'commands' | 'ids' | 'digest'>,
  { role, fullName, email, password }: NewAppointed,
  cause: Pick<Cause, 'correlationId' | 'commandId'>,
): Promise<void> {
  const id = ids.account(role, email);
  const passwordHash = await hashNewPassword(password, email, fullName);
  const command = { type: 'Appoint', data: { role, id, fullName, email, passwordHash } } as const;
  // Who is at the machine has no account of their own: the appointment is recorded as the account's.
  await commands.handle(appointedDecider, accountStream(role, id), command, null, {
    ...cause,
    actor: { id, role: 'operator' },
    asked: digest({ appoint: role, fullName, email }),
  });
}
