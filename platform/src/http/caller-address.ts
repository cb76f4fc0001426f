import { isIPv6 } from 'node:net';

/**
 * Whose tries are counted together: an IPv4 address, or the first half of an IPv6 address, because one connection to the
 * Internet commonly holds all of its /64 and could take a new address for each try.
 */
export function networkOf(from: string): string {
  // Some proxies write the port too, which is another one for each connection.
  const address = from.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  // An IPv4 address at the end takes the room of two groups.
  const groups = back.length + (plain.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array<string>(8 - front.length - groups).fill('0');
  const network = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
