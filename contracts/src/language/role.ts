import { z } from 'zod';

/** Who can hold an account. `worker` is the product itself, acting through its background jobs. */
export const roles = ['patient', 'doctor', 'auditor', 'operator', 'worker'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** The one who asks: an account's id (UUID) and its role. */
export interface Actor {
  id: string;
  role: Role;
}
