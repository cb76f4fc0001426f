import { pagePolicy } from '@anamnesis/contracts/language/page-policy';

const contentSecurityPolicy = Object.entries(pagePolicy)
  .map(([directive, sources]) => [directive, ...sources].join(' '))
  .join('; ');

/** Sent with every page and asset; the services' own answers bring their own, stricter ones. */
export const frontendHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
