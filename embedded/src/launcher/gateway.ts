import type { RequestListener, ServerResponse } from 'node:http';
import type Koa from 'koa';
import { BODY_MALFORMED } from '@anamnesis/contracts/language/errors';
import { isInternal, type Route } from '@anamnesis/contracts/language/route';
import { routes } from '@anamnesis/contracts/routes';
import type { RequestHandler } from '@anamnesis/platform/http/listen';
import { compareBySpecificity, patternOf } from '@anamnesis/platform/http/routing';
import { unreadReply } from '@anamnesis/platform/http/unread-requests';

type Owner = Route['owner'];

/** A component with pages of its own, at a path and below it. */
export interface Mounted {
  readonly path: string;
  readonly handle: RequestListener;
}

const openRoutes = routes.filter((route) => !isInternal(route));
const internalRoutes = routes.filter(isInternal);

/** Paths that exist only on the internal port; on the public port they are not even a page of the frontend. */
const isInternalPath = (path: string): boolean => path === '/metrics' || /^\/health\/(?!live$)/.test(path);

/** The public origin: calls go to the owner in the route table, everything else to the frontend. */
export function createGateway(
  services: Record<Owner, Koa>,
  pages: Koa,
  mounted: readonly Mounted[] = [],
): RequestHandler {
  const answers = answersOf(services);
  const showPages = pages.callback();
  const ownerOf = routeOwners(openRoutes);
  return (request, response) => {
    const path = pathOf(request.url ?? '/');
    if (path === null) {
      answerUnreadable(response);
      return;
    }
    const part = mounted.find((each) => path === each.path || path.startsWith(`${each.path}/`));
    if (part) {
      part.handle(request, response);
      return;
    }
    // Other paths below /api/ are the API documentation, or unknown calls.
    const owner =
      ownerOf(path, request.method) ?? (isInternalPath(path) || path.startsWith('/api/') ? 'query-service' : null);
    const answer = owner ? answers[owner] : showPages;
    return answer(request, response).catch((error: Error) => void response.destroy(error));
  };
}

/** The reply to a request line that names no path. */
function answerUnreadable(response: ServerResponse): void {
  response
    .writeHead(BODY_MALFORMED.status, { connection: 'close', 'content-type': 'application/json; charset=utf-8' })
    .end(unreadReply(BODY_MALFORMED));
}

/** The internal origin: calls of background work go to their owner; health and metrics are those of the process. */
export function createInternalGateway(services: Record<Owner, Koa>, own: Koa): RequestHandler {
  const answers = answersOf(services);
  const serveProcess = own.callback();
  const ownerOf = routeOwners(internalRoutes);
  return (request, response) => {
    const owner = ownerOf(pathOf(request.url ?? '/') ?? '/', request.method);
    const answer = owner ? answers[owner] : serveProcess;
    return answer(request, response).catch((error: Error) => void response.destroy(error));
  };
}

const answersOf = (services: Record<Owner, Koa>) => ({
  'command-service': services['command-service'].callback(),
  'query-service': services['query-service'].callback(),
});

/** The path of a request line; null if it is invalid or cannot be decoded. `//` is a path, not a host. */
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

/** The service that owns a method and path; null without a route. For an unknown method, the owner of the path's first route. */
export function routeOwners(table: readonly Route[]): (path: string, method?: string) => Owner | null {
  const entries = table
    .flatMap((route) =>
      [route.path, ...(route.aliases ?? [])].map((path) => ({ path, method: route.method, owner: route.owner })),
    )
    .toSorted((a, b) => compareBySpecificity(a.path, b.path))
    .map(({ path, method, owner }) => ({ pattern: patternOf(path), method, owner }));
  return (path, method = 'GET') => {
    const asked = method === 'HEAD' ? 'GET' : method;
    const first = entries.find(({ pattern }) => pattern.test(path));
    // Reads and writes may share a path but have different owners; less specific patterns do not apply.
    const sharing = entries.find(
      ({ pattern, method: own }) => own === asked && pattern.source === first?.pattern.source,
    );
    return (sharing ?? first)?.owner ?? null;
  };
}
