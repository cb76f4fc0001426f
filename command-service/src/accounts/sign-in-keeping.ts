import { KNOWN_DEVICE_DAYS } from '@anamnesis/contracts/accounts/constants';
import type { secondFactorSettings } from '@anamnesis/contracts/accounts/settings';
import type { SecondFactorPolicy } from '@anamnesis/platform/http/access';
import { createKnownDevices, type KnownDevices } from '@anamnesis/platform/lock-out/known-devices';
import { createTries, type Tries } from '@anamnesis/platform/lock-out/tries';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { derive } from '@anamnesis/platform/process/adapters';
import { createUsedSteps, type UsedSteps } from '@anamnesis/platform/second-factor/used-steps';
import { createSealed, type Sealed } from '@anamnesis/platform/tokens/sealed';
import type { z } from 'zod';

/** What keeps somebody who guesses from coming in, and the owner of an account from being kept out. */
export interface LockOut {
  tries: Tries;
  knownDevices: KnownDevices;
}

export const openLockOut = async (pool: Pool): Promise<LockOut> => ({
  tries: await createTries(pool),
  knownDevices: await createKnownDevices(pool, { days: KNOWN_DEVICE_DAYS }),
});

/** What a second step of a sign-in needs. */
export interface SecondFactorKeeping {
  policy: SecondFactorPolicy;
  sealed: Sealed;
  usedSteps: UsedSteps;
  /** Recovery codes follow from it. */
  recoveryKey: Uint8Array;
}

export const openSecondFactor = async (
  { MASTER_KEY, SECOND_FACTOR }: { MASTER_KEY: Buffer } & z.infer<typeof secondFactorSettings>,
  pool: Pool,
): Promise<SecondFactorKeeping> => ({
  policy: SECOND_FACTOR,
  sealed: createSealed(derive(MASTER_KEY, 'second factor')),
  usedSteps: await createUsedSteps(pool),
  recoveryKey: derive(MASTER_KEY, 'recovery codes'),
});
