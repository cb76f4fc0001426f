import { rewriteTables } from '@anamnesis/platform/postgres/rewrite-tables';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { replaceBuilds } from '@anamnesis/platform/projection/forget';
import type { KeyVault } from '@anamnesis/platform/vault/key-vault';
import type { Ports } from '../ports.js';

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

/** What makes everything outside the log forget a person. Each step may be repeated, and is after a crash. */
export interface Forgetting {
  /** Destroys the key, and with it every text in the log and every file; then removes sign-ins, devices, uploads and files. */
  destroy(accountId: string): Promise<{ isForgotten: boolean; forgottenAt: string }>;
  /**
   * Once no process has the key any more: removes what was written in that time, and replaces the rows of the read models by a fold
   * without the key. False until all are replaced.
   */
  replace(accountId: string, forgottenAt: string): Promise<boolean>;
  /** Of these accounts, those that still have a key. */
  living(accountIds: readonly string[]): Promise<readonly string[]>;
}

/** Forgetting in PostgreSQL and the file store. */
export function createForgetting(
  pool: Pool,
  vault: Pick<KeyVault, 'destroy' | 'keysOf'>,
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
    living: async (accountIds) => [...(await vault.keysOf(accountIds)).keys()],
  };
}
