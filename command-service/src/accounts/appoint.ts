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
 * Appoints an auditor or an operator. Not reachable over the API. Refuses EMAIL_TAKEN and passwords that are easy to
 * guess.
 */
export async function appoint(
  { commands, ids, digest }: Pick<Ports, 'commands' | 'ids' | 'digest'>,
  { role, fullName, email, password }: NewAppointed,
  cause: Pick<Cause, 'correlationId' | 'commandId'>,
): Promise<void> {
  const id = ids.account(role, email);
  const passwordHash = await hashNewPassword(password, email, fullName);
  const command = { type: 'Appoint', data: { role, id, fullName, email, passwordHash } } as const;
  // The person at the command line has no account, so the new account itself is recorded as the actor.
  await commands.handle(appointedDecider, accountStream(role, id), command, null, {
    ...cause,
    actor: { id, role: 'operator' },
    asked: digest({ appoint: role, fullName, email }),
  });
}
