import type { finishGoogleSignIn, startGoogleSignIn } from '@anamnesis/contracts/accounts/google-routes';
import type { Route } from '@anamnesis/contracts/language/route';
import type { Product } from './product.js';

/** A form of the stand-in. */
export type Choice = Readonly<Record<string, string>>;

/** A minimal browser with a cookie jar; it maps the product's public address to the real one. */
export function createBrowser({ address, env }: Product) {
  /** Cookies by path and name, as in a browser. */
  const jar = new Map<string, { name: string; value: string; path: string }>();
  const { origin } = new URL(env.PUBLIC_URL);

  const visit = async (target: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(target, origin);
    const cookies = [...jar.values()].filter(({ path }) => url.pathname.startsWith(path));
    const response = await fetch(url.href.replace(origin, address), {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /path=([^;]*)/i.exec(line)?.[1] ?? '/';
      jar.set(`${path} ${name}`, { name, value, path });
    }
    return response;
  };

  /** Follows redirects to a page; returns its address. */
  const follow = async (response: Response, from: string): Promise<URL> => {
    const next = response.headers.get('location');
    const at = new URL(next ?? from, new URL(from, origin));
    if (next === null || at.pathname.endsWith('-loading')) return at;
    return follow(await visit(at.href), at.href);
  };

  return {
    visit,
    /** Starts a flow; returns the provider's page. */
    async goThere(start: Pick<typeof startGoogleSignIn, 'path'> | Pick<Route, 'path'>, role = 'patient'): Promise<URL> {
      const { url } = (await (await visit(`${start.path}?role=${role}`)).json()) as { url: string };
      return follow(await visit(url), url);
    },
    /** Sends the provider's form and comes back to the product, with what its address carries. */
    async choose(page: URL, choice: Choice): Promise<Record<string, string>> {
      const sent = await visit(page.href, { method: 'POST', body: new URLSearchParams(choice) });
      return Object.fromEntries((await follow(sent, page.href)).searchParams);
    },
    async finish(route: Pick<typeof finishGoogleSignIn, 'path'> | Pick<Route, 'path'>, body: object) {
      const response = await visit(route.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const answered = (await response.json()) as Record<string, unknown> & {
        code?: string;
        jwt?: string;
        user?: Record<string, unknown>;
        parameters?: Record<string, unknown>;
      };
      return { status: response.status, headers: response.headers, ...answered };
    },
  };
}
