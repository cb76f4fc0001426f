import type { CallOf, ReplyOf, Route } from '@anamnesis/contracts/language/route';

export type Input<R extends Route> = CallOf<R>;
export type Reply<R extends Route> = ReplyOf<R>;

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** The path with its parameters and the query string. */
export function urlOf(address: { path: string }, { params = {}, query = {} }: Parts = {}): string {
  const path = address.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}
