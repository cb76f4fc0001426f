import { list } from '@anamnesis/platform/config/settings';
import { z } from 'zod';
import type { IceServers } from '../ports.js';

/** STUN or TURN addresses (RFC 7064, 7065) with one of the given schemes, as a list: `turn:turn.example.org:3478?transport=udp`. */
const iceUrls = (...schemes: readonly string[]) =>
  list.refine(
    (urls) => urls.every((each) => ICE_URL.test(each) && schemes.includes(each.slice(0, each.indexOf(':')))),
    `is not a list of addresses such as ${schemes[0]}:host.example.org:3478`,
  );
const ICE_URL = /^(stuns?:[^\s/?#@,]+|turns?:[^\s/?#@,]+(\?transport=(udp|tcp))?)$/;

/** STUN servers (return the public address of a browser) and TURN servers (relay media if there is no direct path). */
export const iceSettings = z.object({
  STUN_URLS: iceUrls('stun', 'stuns').optional(),
  TURN_URLS: iceUrls('turn', 'turns').optional(),
  /** coturn's static-auth-secret, from which short-lived credentials are derived. */
  TURN_SECRET: z.string().min(16, 'has to be 16 characters or more').optional(),
  /** With `relay`, media only go through TURN servers, so that the two sides never learn each other's address. */
  ICE_TRANSPORT: z.enum(['all', 'relay'], 'is neither all nor relay').default('all'),
});

/**
 * The configured servers. Throws if TURN servers lack their secret, or `relay` or a secret is set without TURN servers.
 */
export function iceServersOf({
  STUN_URLS: stunUrls = [],
  TURN_URLS: urls = [],
  TURN_SECRET: secret,
  ICE_TRANSPORT: transport,
}: z.infer<typeof iceSettings>): IceServers {
  if (urls.length > 0 && secret) return { stunUrls, turn: { urls, secret }, transport };
  if (urls.length > 0 || secret) throw new Error('TURN_URLS and TURN_SECRET need each other');
  if (transport === 'relay') throw new Error('ICE_TRANSPORT=relay needs TURN_URLS: there is nothing to relay by');
  return { stunUrls, turn: null, transport };
}
