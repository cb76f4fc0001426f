import { z } from 'zod';
import { moment } from '../language/reply.js';

/** Who wrote an imported entry where it comes from. `unknown`: the bundle does not say. */
export const writerRoles = ['patient', 'doctor', 'unknown'] as const;

/** Where an imported entry comes from. */
export const origin = z.object({
  /** The name of the organisation or system that issued the bundle. */
  source: z.string(),
  /** The URI that identifies the entry wherever it is copied to. */
  resource: z.string(),
  importedAt: moment,
  /** The name is empty if the bundle has none. */
  writtenBy: z.object({ role: z.enum(writerRoles), name: z.string() }),
  /** Null if the bundle does not say. */
  writtenAt: moment.nullable(),
});
export type Origin = z.infer<typeof origin>;

/** An origin as replies have it; null for an entry that was written here. */
export const shownOrigin = origin.pick({ source: true, resource: true, importedAt: true }).nullable();
