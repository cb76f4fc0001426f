import { KNOWN_DEVICE_DAYS } from '@anamnesis/contracts/accounts/constants';
import type { secondFactorSettings } from '@anamnesis/contracts/accounts/settings';
import { createKnownDevices } from '@anamnesis/platform/lock-out/known-devices';
import { createAttempts } from '@anamnesis/platform/lock-out/attempts';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { derive } from '@anamnesis/platform/process/adapters';
import { createUsedSteps } from '@anamnesis/platform/second-factor/used-steps';
import { createSealed } from '@anamnesis/platform/tokens/sealed';
import type { z } from 'zod';
import type { LockOut, SecondFactorPorts } from '../ports.js';

export const openLockOut = async (pool: Pool): Promise<LockOut> => ({
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
