import { ACCOUNT_NOT_FOUND, CREDENTIALS_WRONG } from '@anamnesis/contracts/accounts/errors';
import type { AccountView } from '@anamnesis/contracts/accounts/routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { accountAt } from './account-at.js';
import { accountStream } from './account-stream.js';
import { accountView } from './account-view.js';
import { type AppointedRole, appointedDecider } from './appointed.decider.js';
import { requireSecondFactor } from './challenge.js';
import { isPasswordOf } from './password.js';
import { openSignIn } from './sign-in.js';

type AppointedCall = Pick<Call, 'device' | 'cookie'> & { body: { email: string; password: string } };

/** Signs an auditor or an operator in. Refuses CREDENTIALS_WRONG and SECOND_FACTOR_NEEDED. */
export async function signInAppointed(ports: Ports, role: AppointedRole, call: AppointedCall) {
  const { body } = call;
  const { id, known: credentials } = await accountAt(ports, role, body.email);
  if (!(await isPasswordOf(credentials, body.password))) return refuse(CREDENTIALS_WRONG);
  const known = await ports.commands.load(appointedDecider, accountStream(role, id));
  if (known.status === 'none') return refuse(CREDENTIALS_WRONG);
  const actor = { id, role };
  await requireSecondFactor(ports, actor, { by: 'pwd' });
  return { account: accountView(role, id, known), ...(await openSignIn(ports, call, actor, ['pwd'])) };
}

/** The caller's own account. */
export async function appointedAccount({ commands }: Ports, { id, role }: Actor): Promise<AccountView> {
  if (role !== 'auditor' && role !== 'operator') return refuse(ACCOUNT_NOT_FOUND);
  const known = await commands.load(appointedDecider, accountStream(role, id));
  return known.status === 'none' ? refuse(ACCOUNT_NOT_FOUND) : accountView(role, id, known);
}
