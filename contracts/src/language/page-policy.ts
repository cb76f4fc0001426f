/**
 * Inline styles that the policy permits, by their hash. `empty`: the component library adds an empty style element and
 * inserts its rules through CSSOM, which the policy does not restrict. `noTransitions`: disables colour transitions while
 * the theme changes. Hashes instead of nonces, because the page is the same static file for everyone; a hash permits no
 * other styles.
 */
export const ownStyles = {
  empty: "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  noTransitions: "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='",
} as const;

/** The Content-Security-Policy of the product's pages: same-origin resources only. Every gateway sends it. */
const ownPages = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", ownStyles.empty, ownStyles.noTransitions],
  'img-src': ["'self'", 'data:', 'blob:'],
  // 'self' includes WebSockets of the same host and port (CSP Level 3).
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'self'"],
  'form-action': ["'self'"],
} as const;

/** Browser features permitted in the meeting's frame, and those denied to every page. */
const MEETING_FEATURES = ['camera', 'microphone', 'display-capture'];
const UNUSED_FEATURES = ['geolocation', 'payment', 'usb'];

/**
 * The Content-Security-Policy directives for meetings at `meetingBaseUrl`: a path of the product, or an external address,
 * whose origin is then the only external one that may be framed.
 */
export const pagePolicy = (meetingBaseUrl: string): Readonly<Record<string, readonly string[]>> => ({
  ...ownPages,
  'frame-src': ["'self'", ...externalOrigins(meetingBaseUrl)],
});

/** The Permissions-Policy for meetings at `meetingBaseUrl`: which origins may request camera and microphone. */
export function permissionsPolicy(meetingBaseUrl: string): string {
  const origins = externalOrigins(meetingBaseUrl).map((origin) => `"${origin}"`);
  const allowed = `(${['self', ...origins].join(' ')})`;
  return [
    ...MEETING_FEATURES.map((feature) => `${feature}=${allowed}`),
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', ');
}

const externalOrigins = (meetingBaseUrl: string): string[] =>
  meetingBaseUrl.startsWith('/') ? [] : [new URL(meetingBaseUrl).origin];
