import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type Koa from 'koa';
import { isInternal, type Route } from '@anamnesis/contracts/language/route';
import { routes } from '@anamnesis/contracts/routes';
import { compareBySpecificity, patternOf } from '@anamnesis/platform/http/routing';

type Owner = Route['owner'];

/** A part with pages of its own, at a path and below it. */
export interface Mounted {
  readonly path: string;
  readonly handle: RequestListener;
}

const openRoutes = routes.filter((route) => !isInternal(route));
const internalRoutes = routes.filter(isInternal);

/** What a service tells of itself on its internal side; in the open there is nothing at these addresses, not even a page. */
const tellsOfTheInside = (path: string): boolean => path === '/metrics' || /^\/health\/(?!live$)/.test(path);

/** One origin: calls go to the service that the route table names, everything else is the frontend's. */
export function createGateway(
  services: Record<Owner, Koa>,
  pages: Koa,
  mounted: readonly Mounted[] = [],
): RequestListener {
  const answers = answersOf(services);
  const showPages = pages.callback();
  const ownerOf = routeOwners(openRoutes);
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request.url ?? '/');
    if (path === null) {
      response.writeHead(400, { connection: 'close' }).end();
      return;
    }
    const part = mounted.find((each) => path === each.path || path.startsWith(`${each.path}/`));
    if (part) {
      part.handle(request, response);
      return;
    }
    // What no route names below /api/ is a page about the calls, or a call that nobody knows.
    const owner =
      ownerOf(path, request.method) ?? (tellsOfTheInside(path) || path.startsWith('/api/') ? 'query-service' : null);
    const answer = owner ? answers[owner] : showPages;
    answer(request, response).catch((error: Error) => response.destroy(error));
  };
}

/** The internal sides of the services as one: calls of background work go to their owner, health and figures are the process's own. */
export function createInternalGateway(services: Record<Owner, Koa>, own: Koa): RequestListener {
  const answers = answersOf(services);
  const tellOfProcess = own.callback();
  const ownerOf = routeOwners(internalRoutes);
  return (request, response) => {
    const owner = ownerOf(pathOf(request.url ?? '/') ?? '/', request.method);
    const answer = owner ? answers[owner] : tellOfProcess;
    answer(request, response).catch((error: Error) => response.destroy(error));
  };
}

const answersOf = (services: Record<Owner, Koa>) => ({
  'command-service': services['command-service'].callback(),
  'query-service': services['query-service'].callback(),
});

/** The path of a request line, decoded to see that it can be; null for one that can't be read. `//` is a path, not a host. */
function pathOf(target: string): string | null {
  const address = target.startsWith('/') ? `http://gateway${target}` : target;
  if (!URL.canParse(address)) return null;
  const path = new URL(address).pathname;
  try {
    decodeURIComponent(path);
    return path;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** Which service answers a method at a path; null where no route lies. A method that no route has goes to the path's first. */
export function routeOwners(table: readonly Route[]): (path: string, method?: string) => Owner | null {
  const places = table
    .flatMap((route) =>
      [route.path, ...(route.aliases ?? [])].map((path) => ({ path, method: route.method, owner: route.owner })),
    )
    .toSorted((a, b) => compareBySpecificity(a.path, b.path))
    .map(({ path, method, owner }) => ({ pattern: patternOf(path), method, owner }));
  return (path, method = 'GET') => {
    const asked = method === 'HEAD' ? 'GET' : method;
    const first = places.find(({ pattern }) => pattern.test(path));
    // Reading and writing may share an address and yet belong to two services; a later, wider address is none of it.
    const sharing = places.find(
      ({ pattern, method: own }) => own === asked && pattern.source === first?.pattern.source,
    );
    return (sharing ?? first)?.owner ?? null;
  };
}
