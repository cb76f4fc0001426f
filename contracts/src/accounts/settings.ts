import { z } from 'zod';

/** Shared by all services with public routes. */
export const secondFactorSettings = z.object({
  /** Whether auditors, operators and doctors with records must sign in with a second factor, or may. */
  SECOND_FACTOR: z.enum(['required', 'offered'], 'is neither required nor offered').default('required'),
});
