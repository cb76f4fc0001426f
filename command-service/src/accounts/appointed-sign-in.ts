import type { AccountView } from '@anamnesis/contracts/accounts/routes';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Ports } from '../ports.js';
import { accountView } from './account-view.js';
import { type AppointedRole, appointedDecider } from './appointed.decider.js';
import { opensAccount } from './password.js';
import { openSignIn } from './sign-in.js';

interface Asked {
  body: { email: string; password: string };
  device: string;
}

/** Signs an auditor or an operator in. Refuses CREDENTIALS_WRONG. */
export async function appointedSignsIn(ports: Ports, role: AppointedRole, { body, device }: Asked) {
  const id = ports.ids.account(role, body.email);
  const stream = `${role}-${id}`;
  if (!(await opensAccount(ports, stream, body.password))) return refuse('CREDENTIALS_WRONG');
  const known = await ports.commands.load(appointedDecider, stream);
  if (known.status === 'none') return refuse('CREDENTIALS_WRONG');
  return { account: accountView(role, id, known), ...(await openSignIn(ports, { id, role }, device)) };
}

/** The caller's own account. */
export async function appointedAccount({ commands }: Ports, { id, role }: Actor): Promise<AccountView> {
  if (role !== 'auditor' && role !== 'operator') return refuse('ACCOUNT_NOT_FOUND');
  const known = await commands.load(appointedDecider, `${role}-${id}`);
  return known.status === 'none' ? refuse('ACCOUNT_NOT_FOUND') : accountView(role, id, known);
}
