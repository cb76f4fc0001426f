import { EncryptJWT, errors as jose, jwtDecrypt, type JWTPayload } from 'jose';

/**
 * Encrypted tokens that a browser stores for a short time: they can be neither read nor modified by it, and
 * are valid for one purpose only.
 */
export interface Sealed {
  seal(purpose: string, content: JWTPayload, minutes: number): Promise<string>;
  /** The content sealed for this purpose; null once it has expired, and for any other token. */
  open(purpose: string, token: string): Promise<JWTPayload | null>;
}

const ENCRYPTION = { alg: 'dir', enc: 'A256GCM' } as const;

/** Encrypts under a key of 32 bytes (AES-256-GCM). */
export const createSealed = (key: Uint8Array): Sealed => ({
  seal: (purpose, content, minutes) =>
    new EncryptJWT(content)
      .setProtectedHeader(ENCRYPTION)
      .setAudience(purpose)
      .setIssuedAt()
      .setExpirationTime(`${minutes}m`)
      .encrypt(key),
  open: async (purpose, token) => {
    try {
      const { payload } = await jwtDecrypt(token, key, {
        keyManagementAlgorithms: [ENCRYPTION.alg],
        contentEncryptionAlgorithms: [ENCRYPTION.enc],
        audience: purpose,
        requiredClaims: ['exp'],
      });
      return payload;
    } catch (error) {
      if (error instanceof jose.JOSEError) return null;
      throw error;
    }
  },
});
