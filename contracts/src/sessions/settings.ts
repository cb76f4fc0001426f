import { z } from 'zod';

/** Shared by the service that names a session's room and those that link to it. */
export const meetingSettings = z.object({
  /** Base address of meetings; by default the product's own page. */
  MEETING_BASE_URL: z
    .string()
    .transform((place) => place.replace(/\/+$/, ''))
    .refine(isMeetingPlace, 'is neither a path nor an address that starts with http:// or https://')
    .default('/meet'),
});

function isMeetingPlace(place: string): boolean {
  return /^\/[^/]/.test(place) || (URL.canParse(place) && /^https?:$/.test(new URL(place).protocol));
}
