import { join } from 'node:path';
import { readConfig } from '@anamnesis/platform/config/config';
import { vaultKeyOf } from '@anamnesis/platform/vault/derived-keys';
import { operateVerification } from '@anamnesis/projectors/app';
import { installationSecrets } from '../launcher/secrets.js';
import { settings } from '../launcher/settings.js';
import { connectionsOf } from './installation.js';

/** `npm run verify:log`: verifies the log of the running installation. */
await operateVerification(async () => {
  const chosen = readConfig(settings, process.env);
  const { MASTER_KEY, ...connections } = await connectionsOf(chosen);
  return {
    ...chosen,
    ...connections,
    VAULT_KEY: vaultKeyOf(MASTER_KEY),
    LOG_SIGNING_KEY: chosen.LOG_SIGNING_KEY ?? (await installationSecrets(chosen.DATA_DIR)).logSigningKey,
    INTEGRITY_DIR: chosen.INTEGRITY_DIR ?? join(chosen.DATA_DIR, 'integrity'),
  };
});
