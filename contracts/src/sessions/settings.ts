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

function isPathOrUrl(address: string): boolean {
  return /^\/[^/]/.test(address) || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol));
}
