import type { ShareState } from './constants.js';

/** The state of a share link at a moment. `expiresAt` is ISO 8601. */
export function shareStateOf(
  { isRevoked, expiresAt }: { readonly isRevoked: boolean; readonly expiresAt: string },
  now: Date,
): ShareState {
  if (isRevoked) return 'revoked';
  return now.getTime() >= Date.parse(expiresAt) ? 'expired' : 'live';
}
