/**
 * Styles that stand in a page, by their hash. The component library fills its style element rule by rule through the style
 * sheet's own interface, which the policy leaves alone: what it adds to the page is an empty element. The other keeps
 * colours from fading while the theme changes. A hash, not a nonce: the page is the same file for everyone, and nothing that
 * stands in it lets further styles in.
 */
export const ownStyles = {
  empty: "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  noTransitions: "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='",
} as const;

/** The Content-Security-Policy of the product's pages: own files only. Every gateway sends it. */
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

/** Browser features that the meeting's frame gets, and those that no page gets. */
const MEETING_FEATURES = ['camera', 'microphone', 'display-capture'];
const UNUSED_FEATURES = ['geolocation', 'payment', 'usb'];

/**
 * The directives for a product whose sessions meet at `meetingBaseUrl`: a path of its own, or an address elsewhere, which
 * then is the one other place that may be framed.
 */
export const pagePolicy = (meetingBaseUrl: string): Readonly<Record<string, readonly string[]>> => ({
  ...ownPages,
  'frame-src': ["'self'", ...elsewhere(meetingBaseUrl)],
});

/** The Permissions-Policy that belongs to it: which pages may ask for camera and microphone. */
export function permissionsPolicy(meetingBaseUrl: string): string {
  const origins = elsewhere(meetingBaseUrl).map((origin) => `"${origin}"`);
  const allowed = `(${['self', ...origins].join(' ')})`;
  return [
    ...MEETING_FEATURES.map((feature) => `${feature}=${allowed}`),
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', ');
}

const elsewhere = (meetingBaseUrl: string): string[] =>
  meetingBaseUrl.startsWith('/') ? [] : [new URL(meetingBaseUrl).origin];
