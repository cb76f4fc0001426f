import { z } from 'zod';

/** Shared by the service that creates the room of a session and the services that link to it. */
export const meetingSettings = z.object({
  /** Base URL or path of the meeting rooms; by default the product's own meeting page. */
  MEETING_BASE_URL: z
    .string()
    .transform((address) => address.replace(/\/+$/, ''))
    .refine(isPathOrUrl, 'is neither a path nor an address that starts with http:// or https://')
    .default('/meet'),
});

/** The live connections of the notification-service. */
export const socketSettings = z.object({
  /** Open connections of one account to one process: windows and devices. */
  SOCKETS_PER_ACCOUNT: z.coerce.number('is not a number').int('is not a whole number').min(1).max(10_000).default(30),
});

function isPathOrUrl(address: string): boolean {
  return /^\/[^/]/.test(address) || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol));
}
