import { KNOWN_DEVICE_DAYS } from '@anamnesis/contracts/accounts/constants';
import type { secondFactorSettings } from '@anamnesis/contracts/accounts/settings';
import { createKnownDevices } from '@anamnesis/platform/lock-out/known-devices';
import { createAttempts } from '@anamnesis/platform/lock-out/attempts';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { derive } from '@anamnesis/platform/vault/derived-keys';
import { createUsedSteps } from '@anamnesis/platform/second-factor/used-steps';
import { createSealed } from '@anamnesis/platform/tokens/sealed';
import type { z } from 'zod';
import type { LockOut, SecondFactorPorts } from '../ports.js';

/** As many as a family or a reception that tries its old addresses needs. */
const FREE_TAKEN_ADDRESSES = 10;

/** `scale` multiplies the limit of a network, as it does all limits, for tests in which all callers share one. */
export const openLockOut = async (pool: Pool, scale: number): Promise<LockOut> => ({
  freeTakenAddresses: FREE_TAKEN_ADDRESSES * scale,
  attempts: await createAttempts(pool),
  knownDevices: await createKnownDevices(pool, { days: KNOWN_DEVICE_DAYS }),
});

export const openSecondFactor = async (
  { MASTER_KEY, SECOND_FACTOR }: { MASTER_KEY: Buffer } & z.infer<typeof secondFactorSettings>,
  pool: Pool,
): Promise<SecondFactorPorts> => ({
  policy: SECOND_FACTOR,
  sealed: createSealed(derive(MASTER_KEY, 'second factor')),
  usedSteps: await createUsedSteps(pool),
  recoveryKey: derive(MASTER_KEY, 'recovery codes'),
});
