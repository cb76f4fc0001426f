/** What a page of the product may load and do (Content-Security-Policy): its own files alone. Every gateway sends it. */
export const pagePolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // The component library writes its styles at run time.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  // A meeting may be held elsewhere: MEETING_BASE_URL.
  'frame-src': ["'self'", 'https:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'self'"],
  'form-action': ["'self'"],
} as const;
