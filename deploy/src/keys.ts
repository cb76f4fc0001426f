import { randomBytes } from 'node:crypto';
import { key, secret } from '@anamnesis/platform/config/settings';
import { vaultKeyOf } from '@anamnesis/platform/vault/derived-keys';
import { documentSettingsOfNewKey } from '@anamnesis/platform/signatures/document-keys';
import { newPushKey, pushPublicKeyOf } from '@anamnesis/platform/push/vapid-keys';
import { signingKeyFrom } from '@anamnesis/platform/tokens/token-keys';

/**
 * The keys of deploy/env.example, as settings. An existing MASTER_KEY, TOKEN_SIGNING_KEY, LOG_SIGNING_KEY, DOCUMENT_SIGNING_KEY or
 * VAPID_PRIVATE_KEY is kept, and its derived keys are returned; existing DOCUMENT_CERTIFICATES are kept beside that of a new key. Throws when one of
 * them is not a valid key.
 */
export async function createKeys({
  MASTER_KEY,
  TOKEN_SIGNING_KEY,
  LOG_SIGNING_KEY,
  DOCUMENT_SIGNING_KEY,
  DOCUMENT_CERTIFICATES,
  VAPID_PRIVATE_KEY,
}: Partial<
  Record<
    | 'MASTER_KEY'
    | 'TOKEN_SIGNING_KEY'
    | 'LOG_SIGNING_KEY'
    | 'DOCUMENT_SIGNING_KEY'
    | 'DOCUMENT_CERTIFICATES'
    | 'VAPID_PRIVATE_KEY',
    string
  >
>) {
  const masterKey = MASTER_KEY ? secret.parse(MASTER_KEY) : randomBytes(32);
  const pushKey = VAPID_PRIVATE_KEY ? key.parse(VAPID_PRIVATE_KEY) : newPushKey();
  const signingKey = TOKEN_SIGNING_KEY ? key.parse(TOKEN_SIGNING_KEY) : randomBytes(32);
  return {
    MASTER_KEY: MASTER_KEY || masterKey.toString('base64'),
    VAULT_KEY: vaultKeyOf(masterKey).toString('base64'),
    TOKEN_SIGNING_KEY: TOKEN_SIGNING_KEY || signingKey.toString('base64'),
    LOG_SIGNING_KEY: LOG_SIGNING_KEY ? LOG_SIGNING_KEY : randomBytes(32).toString('base64'),
    TOKEN_PUBLIC_KEYS: signingKeyFrom(signingKey).publicKey,
    ...(DOCUMENT_SIGNING_KEY && DOCUMENT_CERTIFICATES
      ? { DOCUMENT_SIGNING_KEY, DOCUMENT_CERTIFICATES }
      : await documentSettingsOfNewKey(DOCUMENT_CERTIFICATES)),
    WORKER_KEY: randomBytes(32).toString('base64'),
    VAPID_PUBLIC_KEY: pushPublicKeyOf(pushKey),
    VAPID_PRIVATE_KEY: VAPID_PRIVATE_KEY || pushKey.toString('base64'),
  };
}
