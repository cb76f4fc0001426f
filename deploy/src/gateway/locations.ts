import type { Route } from '@anamnesis/contracts/language/route';

type Owner = Route['owner'];

/** The destination of requests to one path. */
export interface Location {
  /** In nginx syntax: `= /path` for an exact path, `~ ^/path/[^/]+$` for one with parameters. */
  readonly match: string;
  /** `by-method` where queries and commands share a path: the query-service handles GET, the command-service the rest. */
  readonly owner: Owner | 'by-method';
  /** Total bytes of files allowed in a request; 0 where none are. */
  readonly fileBytes: number;
  /** Whether a reply is read while it is made. */
  readonly isStreamed: boolean;
}

interface Path {
  readonly segments: readonly string[];
  readonly routes: readonly Route[];
}

/**
 * One location for each path in the route table, aliases included. Those with parameters are in matching order:
 * a literal segment before a parameter. Throws where one path and method have two owners.
 */
export function locationsOf(routes: readonly Route[]): readonly Location[] {
  const paths = [...pathsOf(routes).values()].sort((one, other) => bySpecificity(one.segments, other.segments));
  return paths.map(({ segments, routes: here }) => ({
    match: matchOf(segments),
    owner: ownerOf(here),
    fileBytes: Math.max(...here.map(fileBytesOf)),
    isStreamed: here.some(({ streamed }) => streamed !== undefined),
  }));
}

function pathsOf(routes: readonly Route[]): Map<string, Path> {
  const paths = new Map<string, Path>();
  for (const route of routes) {
    for (const path of [route.path, ...(route.aliases ?? [])].flatMap(spellings)) {
      const segments = path.split('/').map((segment) => (segment.startsWith(':') ? ':' : segment));
      const known = paths.get(segments.join('/'));
      paths.set(segments.join('/'), { segments, routes: [...(known?.routes ?? []), route] });
    }
  }
  return paths;
}

/** A path declared with a trailing slash is served without it too. */
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
    `No rule determines the owner of ${routes.map(({ method, path, owner }) => `${method} ${path} (${owner})`).join(', ')}`,
  );
}

const fileBytesOf = ({ files = {}, bodyBytes = 0 }: Route): number =>
  Object.values(files).reduce((sum, { most, maxBytes }) => sum + most * maxBytes, bodyBytes);
