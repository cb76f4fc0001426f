import { hkdfSync } from 'node:crypto';

/** Derives a 32-byte key for one purpose from the master key. */
export const derive = (masterKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `anamnesis ${purpose}`, 32));

/** The vault key, for services that read or write the log and need no other key. */
export const vaultKeyOf = (masterKey: Buffer): Buffer => derive(masterKey, 'key vault');
