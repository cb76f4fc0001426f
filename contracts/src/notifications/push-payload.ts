import { z } from 'zod';
import { notificationKinds } from './constants.js';

/** What a push notification carries: no name and nothing of a record, because it is shown on locked screens. */
export const pushPayload = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  /** A path of this product. */
  link: z.string(),
});
export type PushPayload = z.infer<typeof pushPayload>;
