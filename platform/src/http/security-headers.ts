import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

export type Directives = Readonly<Record<string, readonly string[]>>;

/** Replies of the API are data: a browser that renders one as a page may not load or run anything. */
const dataDirectives: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Security headers. `directives` are the complete Content-Security-Policy. */
export const securityHeaders = (directives: Directives = dataDirectives): Middleware =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: Object.fromEntries(Object.entries(directives).map(([name, values]) => [name, [...values]])),
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // The equivalent of frame-ancestors for older browsers.
    frameguard: { action: directives['frame-ancestors']?.includes("'self'") ? 'sameorigin' : 'deny' },
  });
