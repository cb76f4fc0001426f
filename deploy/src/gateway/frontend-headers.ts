import { pagePolicy, permissionsPolicy } from '@anamnesis/contracts/language/page-policy';

// The meeting page is only known when the gateway starts: deploy/gateway/meeting-origin.conf.template sets these two variables.
const OWN_PAGE = '/meet';

const contentSecurityPolicy = Object.entries(pagePolicy(OWN_PAGE))
  .map(([directive, sources]) => [directive, ...sources].join(' '))
  .join('; ')
  .replace("frame-src 'self'", "frame-src 'self'$framed_origin");

/** Headers of every page and asset, in nginx syntax; the services' replies have their own, stricter ones. */
export const frontendHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Permissions-Policy': permissionsPolicy(OWN_PAGE).replaceAll('(self)', '(self$permitted_origin)'),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
