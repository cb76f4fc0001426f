import { pagePolicy, permissionsPolicy } from '@anamnesis/contracts/language/page-policy';

// This configuration is written before anybody says where they meet.
const MEETING_PLACE = null;

const contentSecurityPolicy = Object.entries(pagePolicy(MEETING_PLACE))
  .map(([directive, sources]) => [directive, ...sources].join(' '))
  .join('; ');

/** Sent with every page and asset; the services' own answers bring their own, stricter ones. */
export const frontendHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Permissions-Policy': permissionsPolicy(MEETING_PLACE),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
