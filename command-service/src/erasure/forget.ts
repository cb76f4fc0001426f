import { rewriteTables } from '@anamnesis/platform/postgres/rewrite-tables';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { replaceBuilds } from '@anamnesis/platform/projection/forget';
import type { KeyVault } from '@anamnesis/platform/vault/key-vault';
import type { Forgetting, Ports } from '../ports.js';

/** The tables besides the read models that may have had rows of an erased person. */
const TABLES = [
  'vault.subject_keys',
  'accounts.sign_ins',
  'accounts.refresh_tokens',
  'known_devices.devices',
  'second_factor.used_steps',
  'uploads.uploads',
  'uploads.files',
] as const;

type Stores = Pick<Ports, 'signIns' | 'secondFactor' | 'lockOut' | 'uploads' | 'files'>;

/** Forgetting in PostgreSQL and the file store. */
export function createForgetting(
  pool: Pool,
  vault: Pick<KeyVault, 'destroy' | 'bar'>,
  { signIns, secondFactor, lockOut, uploads, files }: Stores,
): Forgetting {
  const removeRest = async (accountId: string) => {
    await signIns.forget(accountId);
    await lockOut.knownDevices.forget(accountId);
    await secondFactor.usedSteps.forget(accountId);
    await uploads.forget(accountId);
    await files.removeAll(accountId);
  };
  return {
    async destroy(accountId) {
      const destruction = await vault.destroy(accountId);
      await removeRest(accountId);
      return destruction;
    },
    async replace(accountId, forgottenAt) {
      if (!(await replaceBuilds(pool, forgottenAt))) return false;
      await removeRest(accountId);
      await rewriteTables(pool, TABLES);
      return true;
    },
    bar: (accountIds) => vault.bar(accountIds),
  };
}
