import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

export type Directives = Readonly<Record<string, readonly string[]>>;

/** Answers of the API are data: a browser that shows one as a page may load and run nothing. */
const dataDirectives: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Headers that tell a browser to be strict. `directives` are the whole Content-Security-Policy. */
export const securityHeaders = (directives: Directives = dataDirectives): Middleware =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: Object.fromEntries(Object.entries(directives).map(([name, values]) => [name, [...values]])),
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // Says to older browsers what frame-ancestors says to the others.
    frameguard: { action: directives['frame-ancestors']?.includes("'self'") ? 'sameorigin' : 'deny' },
  });
