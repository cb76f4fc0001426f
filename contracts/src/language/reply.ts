import { z } from 'zod';

/**
 * The reply to every refused call. `message` is in English; `parameters` are its values and what else the error declares, such
 * as the `fields` of INPUT_INVALID.
 */
export const refusalReply = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  parameters: z.record(z.string(), z.unknown()).optional(),
  /** The message again, at calls whose callers look for it under this name. */
  error: z.string().optional(),
});
export type RefusalReply = z.infer<typeof refusalReply>;

/** A reply without data; `message` where the screen shows one. */
export const doneReply = z.object({ success: z.literal(true), message: z.string().optional() });

/** A UUID of any version: account ids are HMACs in UUID form, so their version bits mean nothing. */
export const id = z.guid();
/** A point in time, ISO 8601 in UTC. */
export const moment = z.iso.datetime();
/** A calendar day, YYYY-MM-DD, in the clinic's zone. Year 0 is rejected, because Postgres has none. */
export const day = z.iso.date({ abort: true }).refine((text) => text >= '0001', { abort: true });
/** A time of day, HH:MM, in the clinic's zone. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
