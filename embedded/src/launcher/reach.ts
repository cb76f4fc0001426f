import type { IncomingMessage } from 'node:http';

/** Who is answered by a part that is meant for one machine: everybody, this machine alone, or nobody. */
export type Reach = 'everyone' | 'this-machine' | 'nobody';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?|::ffff:127(\.\d+){3})$/;
/** Whether an address or a name means this machine alone. */
export const isLoopback = (name: string): boolean => LOOPBACK.test(name);

/** Whether nobody but this machine comes in: it listens on no other address, and people know it by none. */
export const isThisMachineAlone = (host: string, address: string): boolean =>
  isLoopback(host) && isLoopback(new URL(address).hostname);

/**
 * How far such a part reaches: as it was `asked`; else as far as the product itself, if that is this machine alone, and to
 * nobody where others come in.
 */
export function reachOf(asked: boolean | undefined, host: string, address: string): Reach {
  if (asked !== undefined) return asked ? 'everyone' : 'nobody';
  return isThisMachineAlone(host, address) ? 'this-machine' : 'nobody';
}

/** What proxies add to a request that they pass on. */
const PASSED_ON = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** Whether a request comes from where such a part reaches. `host` is the product's own, with its port. */
export function isWithin(reach: Reach, { headers, socket }: IncomingMessage, host: string): boolean {
  if (reach !== 'this-machine') return reach === 'everyone';
  if (Object.keys(headers).some((name) => PASSED_ON.test(name))) return false;
  const asked = headers.host ?? '';
  const name = URL.canParse(`http://${asked}`) ? new URL(`http://${asked}`).hostname : '';
  return isLoopback(socket.remoteAddress ?? '') && (asked === host || isLoopback(name));
}
