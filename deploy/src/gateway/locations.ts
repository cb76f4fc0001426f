import type { Route } from '@anamnesis/contracts/language/route';

type Owner = Route['owner'];

/** Where requests of one address go. */
export interface Location {
  /** nginx's words: `= /path` for an exact address, `~ ^/path/[^/]+$` for one with parameters. */
  readonly match: string;
  /** `by-method` where reading and writing share an address: the query side answers GET, the command side the rest. */
  readonly owner: Owner | 'by-method';
  /** Bytes of files that may come with a request, all together; 0 where none may. */
  readonly fileBytes: number;
}

interface Address {
  readonly segments: readonly string[];
  readonly routes: readonly Route[];
}

/**
 * One location for each address in the route table, aliases included. Those with parameters come in the order in which
 * they have to be tried: a word before a parameter. Throws where one address and method have two owners.
 */
export function locationsOf(routes: readonly Route[]): readonly Location[] {
  const addresses = [...addressesOf(routes).values()].sort((one, other) => bySpecificity(one.segments, other.segments));
  return addresses.map(({ segments, routes: here }) => ({
    match: matchOf(segments),
    owner: ownerOf(here),
    fileBytes: Math.max(...here.map(fileBytesOf)),
  }));
}

function addressesOf(routes: readonly Route[]): Map<string, Address> {
  const addresses = new Map<string, Address>();
  for (const route of routes) {
    for (const path of [route.path, ...(route.aliases ?? [])].flatMap(spellings)) {
      const segments = path.split('/').map((segment) => (segment.startsWith(':') ? ':' : segment));
      const known = addresses.get(segments.join('/'));
      addresses.set(segments.join('/'), { segments, routes: [...(known?.routes ?? []), route] });
    }
  }
  return addresses;
}

/** A path declared with a slash at its end is meant without it too. */
const spellings = (path: string): readonly string[] => (path.endsWith('/') ? [path, path.slice(0, -1)] : [path]);

function bySpecificity(one: readonly string[], other: readonly string[]): number {
  for (const [index, segment] of one.entries()) {
    const opposite = other[index];
    if (opposite === undefined) return 1;
    if (segment === opposite) continue;
    if (segment === ':') return 1;
    if (opposite === ':') return -1;
    return segment < opposite ? -1 : 1;
  }
  return one.length - other.length;
}

function matchOf(segments: readonly string[]): string {
  if (!segments.includes(':')) return `= ${segments.join('/')}`;
  const pattern = segments.map((segment) => (segment === ':' ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&')));
  return `~ ^${pattern.join('/')}$`;
}

function ownerOf(routes: readonly Route[]): Location['owner'] {
  const ownersOf = (reads: boolean) =>
    new Set(routes.filter(({ method }) => (method === 'GET') === reads).map(({ owner }) => owner));
  const [reading, writing] = [ownersOf(true), ownersOf(false)];
  const owners = new Set([...reading, ...writing]);
  const [only] = owners;
  if (only && owners.size === 1) return only;
  if (reading.size === 1 && writing.size === 1 && reading.has('query-service')) return 'by-method';
  throw new Error(
    `No rule says who owns ${routes.map(({ method, path, owner }) => `${method} ${path} (${owner})`).join(', ')}`,
  );
}

const fileBytesOf = ({ files = {} }: Route): number =>
  Object.values(files).reduce((sum, { most, maxBytes }) => sum + most * maxBytes, 0);
