import { isIPv6 } from 'node:net';

/**
 * The rate-limit key of an address: an IPv4 address, or the /64 prefix of an IPv6 address, because one Internet connection
 * usually has a whole /64 and could use a new address for each attempt.
 */
export function networkOf(from: string): string {
  // Some proxies append the port, which differs for each connection.
  const address = from.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  // An embedded IPv4 address counts as two groups.
  const groups = back.length + (plain.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array<string>(8 - front.length - groups).fill('0');
  const network = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
