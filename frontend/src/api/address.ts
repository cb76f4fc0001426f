import type { CallOf, ReplyOf, Route } from '@anamnesis/contracts/language/route';

/**
 * Where a call goes. Its types are the route's of `contracts`, but none of the route's schemas: those would bring the
 * whole validator into a patient's first load.
 */
export interface Address<R extends Route> {
  readonly method: R['method'];
  readonly path: R['path'];
  /** The body goes as a form with files. */
  readonly form: boolean;
  /** Never there; carries the type. */
  readonly route?: R;
}

/** The address of a JSON call; method and path have to be the route's own. */
export const at = <R extends Route>(method: R['method'], path: R['path']): Address<R> => ({
  method,
  path,
  form: false,
});

/** The address of a call whose body is a form with files. */
export const formAt = <R extends Route & { files: object }>(method: R['method'], path: R['path']): Address<R> => ({
  method,
  path,
  form: true,
});

export type Input<R extends Route> = CallOf<R>;
export type Reply<R extends Route> = ReplyOf<R>;

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** The path with its parameters filled in and the query behind it. */
export function urlOf(address: { path: string }, { params = {}, query = {} }: Parts = {}): string {
  const path = address.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}
