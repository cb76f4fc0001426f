import { z } from 'zod';

/** Who acts: the roles of accounts, and `worker`, which is the product itself, acting through its background jobs. */
export const roles = ['patient', 'doctor', 'auditor', 'operator', 'worker'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** The one who asks: an account's id (UUID) and its role. */
export interface Actor {
  id: string;
  role: Role;
}

/** The product itself, as it appears in the log where a background job acted. */
export const WORKER = { id: '00000000-0000-0000-0000-000000000000', role: 'worker' } as const satisfies Actor;
