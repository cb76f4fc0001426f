import { z } from 'zod';

/** Used by all services with public routes. */
export const secondFactorSettings = z.object({
  /** Whether a second factor is required of auditors, operators and doctors who open records, or optional. */
  SECOND_FACTOR: z.enum(['required', 'offered'], 'is neither required nor offered').default('required'),
});
