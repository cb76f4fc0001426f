import { createECDH } from 'node:crypto';

const CURVE = 'prime256v1';

/** A new private key for push notifications (P-256), 32 bytes. */
export function newPushKey(): Buffer {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const bytes = pair.getPrivateKey();
  // Leading zeros are not written by the library.
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]);
}

/** The public half of a private key, in base64url, as browsers want it. Throws for bytes that are no private key. */
export function pushPublicKeyOf(privateKey: Uint8Array): string {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return pair.getPublicKey('base64url');
}

/** The key pair that signs what is sent to push services; both halves in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface Settings {
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: Uint8Array | undefined;
}

/** The configured key pair; null without one. Throws if a half is missing, or if the two do not belong together. */
export function vapidKeysFrom({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: secret }: Settings): VapidKeys | null {
  if (!publicKey && !secret) return null;
  if (!publicKey || !secret) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together or not at all');
  if (pushPublicKeyOf(secret) !== publicKey)
    throw new Error('VAPID_PUBLIC_KEY is not the public half of VAPID_PRIVATE_KEY');
  return { publicKey, privateKey: Buffer.from(secret).toString('base64url') };
}
