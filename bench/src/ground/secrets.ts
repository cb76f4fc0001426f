import { randomBytes } from 'node:crypto';
import { signingKeyFrom } from '@anamnesis/platform/tokens/token-keys';
import { vaultKeyOf } from '@anamnesis/platform/process/adapters';

/** Made anew for each run. */
const [masterKey, signingSeed] = [randomBytes(32), randomBytes(32)];
export const secrets = {
  masterKey,
  vaultKey: vaultKeyOf(masterKey),
  signingSeed,
  publicKey: signingKeyFrom(signingSeed).publicKey,
  workerKey: randomBytes(32),
  /** The key with which the bare server checks its tokens (HS256). */
  bareKey: randomBytes(32),
};

/** The origin that tokens are issued for. */
export const PUBLIC_URL = 'http://localhost';
