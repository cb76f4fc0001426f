import { randomBytes } from 'node:crypto';
import { documentSettingsOfNewKey } from '@anamnesis/platform/signatures/document-keys';
import { signingKeyFrom } from '@anamnesis/platform/tokens/token-keys';
import { vaultKeyOf } from '@anamnesis/platform/vault/derived-keys';

/** New for each run. */
const [masterKey, signingSeed, logSeed] = [randomBytes(32), randomBytes(32), randomBytes(32)];
export const secrets = {
  masterKey,
  vaultKey: vaultKeyOf(masterKey),
  signingSeed,
  logSeed,
  publicKey: signingKeyFrom(signingSeed).publicKey,
  documents: await documentSettingsOfNewKey(),
  workerKey: randomBytes(32),
  /** The key of the bare server's tokens (HS256). */
  bareKey: randomBytes(32),
};

/** The origin that tokens are issued for. */
export const PUBLIC_URL = 'http://localhost';
