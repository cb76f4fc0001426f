import type { Cause } from '@anamnesis/platform/deciding/handle';
import type { Ports } from '../ports.js';
import { auditorDecider } from './auditor.decider.js';
import { hashNewPassword } from './new-password.js';

export interface NewAuditor {
  fullName: string;
  email: string;
  password: string;
}

/** Appoints an auditor; only who runs the installation can. Refuses EMAIL_TAKEN, and a password that is easy to guess. */
export async function appointAuditor(
  { commands, ids }: Pick<Ports, 'commands' | 'ids'>,
  { fullName, email, password }: NewAuditor,
  cause: Omit<Cause, 'actor'>,
): Promise<void> {
  const auditorId = ids.account('auditor', email);
  const passwordHash = await hashNewPassword(password, email, fullName);
  const appoint = { type: 'AppointAuditor', data: { auditorId, fullName, email, passwordHash } } as const;
  // An operator at the machine has no account of their own: the appointment is recorded as the product's.
  await commands.handle(auditorDecider, `auditor-${auditorId}`, appoint, null, {
    ...cause,
    actor: { id: auditorId, role: 'operator' },
  });
}
