import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { ACCOUNT_LOCKED } from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Cause } from '@anamnesis/platform/deciding/command-mark';
import type { Ports } from '../ports.js';
import { accountOf, accountStream } from './account-stream.js';
import { credentialsDecider } from './credentials.decider.js';
import { isPasswordOf } from './password.js';

type LockPorts = Pick<Ports, 'commands' | 'ids' | 'digest' | 'signIns' | 'lockOut' | 'clock'>;

interface AccountAddress {
  role: AccountRole;
  email: string;
}

/**
 * Locks or unlocks a demo account. Not reachable over the API. Locking also closes its sign-ins.
 * Refuses ACCOUNT_NOT_FOUND.
 */
export async function setLocked(
  { commands, ids, digest, signIns, lockOut, clock }: LockPorts,
  { role, email }: AccountAddress,
  locked: boolean,
  cause: Pick<Cause, 'correlationId' | 'commandId'>,
): Promise<void> {
  const id = ids.account(role, email);
  const command = { type: locked ? 'LockAccount' : 'UnlockAccount' } as const;
  const actor = { id, role: 'operator' } as const;
  await commands.handle(
    credentialsDecider,
    accountStream(role, id),
    command,
    { now: clock() },
    {
      ...{ ...cause, actor, asked: digest({ locked, role, email }) },
    },
  );
  if (!locked) return;
  // Repeated for an account that is already locked: a crash may have left sign-ins open.
  await signIns.closeAll(id);
  await lockOut.knownDevices.forget(id);
}

/** Whether the account exists and has this password, locked or not. */
export async function hasPassword(
  { commands, ids }: Pick<Ports, 'commands' | 'ids'>,
  { role, email }: AccountAddress,
  password: string,
): Promise<boolean> {
  const known = await commands.load(credentialsDecider, accountStream(role, ids.account(role, email)));
  return known.status === 'known' && (await isPasswordOf(known, password));
}

/** Refuses ACCOUNT_LOCKED if the account is locked. */
export async function refuseLocked({ commands }: Pick<Ports, 'commands'>, actor: Actor): Promise<void> {
  const known = await commands.load(credentialsDecider, accountOf(actor).stream);
  if (known.status === 'known' && known.locked) refuse(ACCOUNT_LOCKED);
}
