import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '@anamnesis/contracts/integrity/base64';
import { parseKey } from '@anamnesis/contracts/integrity/signed-note';
import { useState } from 'react';

/** Where this device keeps the fingerprint of the key that the auditor trusts. */
const STORED = 'log-key-fingerprint';

/** Whether the key of a head is the one that the auditor trusts; `unknown` as long as they have entered none. */
export type KeyState = 'trusted' | 'other' | 'unknown';

const FINGERPRINT = /^[0-9a-f]{64}$/;

/** The fingerprint of a key in its text form; null for a text that is no key. */
export function fingerprintOf(keyText: string): string | null {
  const key = parseKey(sha256, keyText);
  return key && toHex(sha256(new Uint8Array(key.publicKey)));
}

/** A fingerprint as it was typed or pasted; null for a text that is none. */
export function fingerprintIn(text: string): string | null {
  const hex = text.toLowerCase().replaceAll(/[:\s]/g, '');
  return FINGERPRINT.test(hex) ? hex : null;
}

/**
 * The fingerprint of the log's key that the auditor got from elsewhere, kept on this device: the server's own word for its key proves
 * nothing, since whoever can change the heads can change the key beside them.
 */
export function useTrustedKey() {
  const [fingerprint, setFingerprint] = useState(stored);
  return {
    fingerprint,
    stateOf(keyText: string): KeyState {
      if (fingerprint === null) return 'unknown';
      return fingerprintOf(keyText) === fingerprint ? 'trusted' : 'other';
    },
    trust(next: string) {
      setFingerprint(next);
      try {
        localStorage.setItem(STORED, next);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
  };
}

function stored(): string | null {
  try {
    return fingerprintIn(localStorage.getItem(STORED) ?? '');
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}
