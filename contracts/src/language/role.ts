import { z } from 'zod';

/** The roles of accounts, and `worker` for the product's own background jobs. */
export const roles = ['patient', 'doctor', 'auditor', 'operator', 'worker'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** The caller: account id (UUID) and role. */
export interface Actor {
  id: string;
  role: Role;
}

/** Somebody who acts by a link instead of an account: `id` is that of the link. It is no role of accounts, and signs in nowhere. */
export interface Visitor {
  id: string;
  role: 'visitor';
}

/** The actor of background jobs. */
export const WORKER = { id: '00000000-0000-0000-0000-000000000000', role: 'worker' } as const satisfies Actor;
