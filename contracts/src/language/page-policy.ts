/** What a page of the product may load and do (Content-Security-Policy): its own files alone. Every gateway sends it. */
const ownPages = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // The component library writes its styles at run time.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'self'"],
  'form-action': ["'self'"],
} as const;

/** What the meeting's frame needs, and what nothing here ever does. */
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
