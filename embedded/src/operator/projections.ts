import { readConfig } from '@anamnesis/platform/config/config';
import { vaultKeyOf } from '@anamnesis/platform/vault/derived-keys';
import { operateProjections } from '@anamnesis/projectors/app';
import { settings } from '../launcher/settings.js';
import { connectionsOf } from './installation.js';

/** `npm run projections -- verify` and so on: commands on the projections of the running installation. */
await operateProjections(async () => {
  const { MASTER_KEY, ...connections } = await connectionsOf(readConfig(settings, process.env));
  return { ...connections, VAULT_KEY: vaultKeyOf(MASTER_KEY) };
});
