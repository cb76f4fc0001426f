import { randomBytes } from 'node:crypto';
import { key, secret } from '@anamnesis/platform/config/settings';
import { vaultKeyOf } from '@anamnesis/platform/process/adapters';
import { signingKeyFrom } from '@anamnesis/platform/tokens/token-keys';

/**
 * `npm run --silent keys:create`: makes the keys that deploy/env.example asks for and prints them as lines of .env. A
 * MASTER_KEY in the environment is kept, and the key of its vault told; so is a TOKEN_SIGNING_KEY.
 */
const { MASTER_KEY, TOKEN_SIGNING_KEY } = process.env;
const masterKey = MASTER_KEY ? secret.parse(MASTER_KEY) : randomBytes(32);
const signingKey = TOKEN_SIGNING_KEY ? key.parse(TOKEN_SIGNING_KEY) : randomBytes(32);
const keys = {
  MASTER_KEY: MASTER_KEY ?? masterKey.toString('base64'),
  VAULT_KEY: vaultKeyOf(masterKey).toString('base64'),
  TOKEN_SIGNING_KEY: TOKEN_SIGNING_KEY ?? signingKey.toString('base64'),
  TOKEN_PUBLIC_KEYS: signingKeyFrom(signingKey).publicKey,
  WORKER_KEY: randomBytes(32).toString('base64'),
};
for (const [name, value] of Object.entries(keys)) process.stdout.write(`${name}=${value}\n`);
