import { list } from '@anamnesis/platform/config/settings';
import { z } from 'zod';

/** STUN or TURN addresses (RFC 7064, 7065) with one of the given schemes, as a list: `turn:turn.example.org:3478?transport=udp`. */
const iceUrls = (...schemes: readonly string[]) =>
  list.refine(
    (urls) => urls.every((each) => ICE_URL.test(each) && schemes.includes(each.slice(0, each.indexOf(':')))),
    `is not a list of addresses such as ${schemes[0]}:host.example.org:3478`,
  );
const ICE_URL = /^(stuns?:[^\s/?#@,]+|turns?:[^\s/?#@,]+(\?transport=(udp|tcp))?)$/;

/** Servers that tell a browser its own address, and those that carry its sound and picture where nothing else does. */
export const iceSettings = z.object({
  STUN_URLS: iceUrls('stun', 'stuns').optional(),
  TURN_URLS: iceUrls('turn', 'turns').optional(),
  /** coturn's static-auth-secret: credentials for one meeting at a time are made with it. */
  TURN_SECRET: z.string().min(16, 'has to be 16 characters or more').optional(),
  /** With `relay`, sound and picture go through TURN servers alone: the two of a meeting never learn each other's address. */
  ICE_TRANSPORT: z.enum(['all', 'relay'], 'is neither all nor relay').default('all'),
});

/** How browsers find a way to each other. Nothing named: directly, which is enough on one machine and one network. */
export interface IceServers {
  stunUrls: readonly string[];
  turn: { urls: readonly string[]; secret: string } | null;
  /** `relay`: through TURN servers alone. */
  transport: 'all' | 'relay';
}

/** The STUN and TURN servers that are named. Throws where TURN servers come without their secret, or what needs them without them. */
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
