import { z } from 'zod';

/** Used by the services that accept and show requests for erasure. */
export const erasureSettings = z.object({
  /** Days between a request for erasure and the erasure; in this time it can be withdrawn. */
  ERASURE_GRACE_DAYS: z.coerce.number('is not a number').int('is not a whole number').min(0).max(90).default(14),
});
