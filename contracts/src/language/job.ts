import type { z } from 'zod';

/** A kind of background work: its queue's name and the shape of its payload. */
export interface JobDefinition<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  readonly name: Name;
  readonly schema: Schema;
  readonly attempts: number;
}
export const defineJob = <const Name extends string, Schema extends z.ZodObject>(
  job: JobDefinition<Name, Schema>,
): JobDefinition<Name, Schema> => job;
export type PayloadOf<Job> = Job extends JobDefinition<string, infer Schema> ? z.output<Schema> : never;
