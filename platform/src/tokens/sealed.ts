import { EncryptJWT, errors as jose, jwtDecrypt, type JWTPayload } from 'jose';

/**
 * What the product hands to a browser to bring back a little later: it can neither be read nor changed on the way, and
 * opens nothing but what it was sealed for.
 */
export interface Sealed {
  seal(purpose: string, content: JWTPayload, minutes: number): Promise<string>;
  /** What was sealed for this purpose; null once its minutes are over, and for anything else. */
  open(purpose: string, token: string): Promise<JWTPayload | null>;
}

const ENCRYPTION = { alg: 'dir', enc: 'A256GCM' } as const;

/** Seals under a key of 32 bytes (AES-256-GCM). */
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
