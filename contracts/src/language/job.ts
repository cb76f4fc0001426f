import type { z } from 'zod';

/** A type of background job: the name of its queue, the schema of its payload, and the maximum number of attempts. */
export interface JobDefinition<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  readonly name: Name;
  readonly schema: Schema;
  readonly attempts: number;
}
export const defineJob = <const Name extends string, Schema extends z.ZodObject>(
  job: JobDefinition<Name, Schema>,
): JobDefinition<Name, Schema> => job;
export type PayloadOf<Job> = Job extends JobDefinition<string, infer Schema> ? z.output<Schema> : never;
