import { pagePolicy, permissionsPolicy } from '@anamnesis/contracts/language/page-policy';

// Where people meet is only known when the gateway starts: deploy/gateway/meeting-place.conf.template makes these two of it.
const OWN_PAGE = '/meet';

const contentSecurityPolicy = Object.entries(pagePolicy(OWN_PAGE))
  .map(([directive, sources]) => [directive, ...sources].join(' '))
  .join('; ')
  .replace("frame-src 'self'", "frame-src 'self'$framed_elsewhere");

/** Sent with every page and asset, as nginx reads them; the services' own answers bring their own, stricter ones. */
export const frontendHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Permissions-Policy': permissionsPolicy(OWN_PAGE).replaceAll('(self)', '(self$permitted_elsewhere)'),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
