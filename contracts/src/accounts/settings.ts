import { z } from 'zod';

/** Read by every service that people call. */
export const secondFactorSettings = z.object({
  /** Whether auditors, operators, and doctors with records have to sign in with a second factor, or may. */
  SECOND_FACTOR: z.enum(['required', 'offered'], 'is neither required nor offered').default('required'),
});
