import { z } from 'zod';

/** Read by the service that names a session's room and by those that lead people there. */
export const meetingSettings = z.object({
  /** Where meetings are held; the product's own page by default. */
  MEETING_BASE_URL: z
    .string()
    .transform((place) => place.replace(/\/+$/, ''))
    .refine(isMeetingPlace, 'is neither a path nor an address that starts with http:// or https://')
    .default('/meet'),
});

function isMeetingPlace(place: string): boolean {
  return /^\/[^/]/.test(place) || (URL.canParse(place) && /^https?:$/.test(new URL(place).protocol));
}
