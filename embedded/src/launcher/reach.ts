import type { IncomingMessage } from 'node:http';

/** The permitted callers of a component that is meant for one machine. */
export type Reach = 'everyone' | 'this-machine' | 'nobody';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?|::ffff:127(\.\d+){3})$/;
/** Whether an address or a name is a loopback address. */
export const isLoopback = (name: string): boolean => LOOPBACK.test(name);

/** Whether only this machine has access: both the listening address and the public one are loopback addresses. */
export const isThisMachineAlone = (host: string, address: string): boolean =>
  isLoopback(host) && isLoopback(new URL(address).hostname);

/**
 * The permitted callers of such a component: as the setting `asked` says; by default this machine, if only it has access to the
 * product, else nobody.
 */
export function reachOf(asked: boolean | undefined, host: string, address: string): Reach {
  if (asked !== undefined) return asked ? 'everyone' : 'nobody';
  return isThisMachineAlone(host, address) ? 'this-machine' : 'nobody';
}

/** Headers that proxies add. */
const PROXY_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** Whether a request comes from a permitted caller. `host` is the product's own, with its port. */
export function isWithin(reach: Reach, { headers, socket }: IncomingMessage, host: string): boolean {
  if (reach !== 'this-machine') return reach === 'everyone';
  if (Object.keys(headers).some((name) => PROXY_HEADER.test(name))) return false;
  const asked = headers.host ?? '';
  const name = URL.canParse(`http://${asked}`) ? new URL(`http://${asked}`).hostname : '';
  return isLoopback(socket.remoteAddress ?? '') && (asked === host || isLoopback(name));
}
