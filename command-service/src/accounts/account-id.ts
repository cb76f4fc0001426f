import { createHmac } from 'node:crypto';
import type { AccountIds } from '../ports.js';

/**
 * Ids by HMAC-SHA256 under `secret`: an email address has at most one account per role, and sign-in needs no read model.
 */
export function createAccountIds(secret: Buffer): AccountIds {
  const idOf = (text: string) => {
    const hex = createHmac('sha256', secret).update(text).digest('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
  };
  return {
    account: (role, email) => idOf(`account:${role}:${normaliseEmail(email)}`),
    username: (username) => idOf(`username:${username.normalize('NFKC').trim().toLowerCase()}`),
  };
}

/** Email addresses are compared case-insensitively and without surrounding spaces. */
export const normaliseEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase();
