import type { z } from 'zod';

/** A topic of the message bus. Messages carry ids and states, never personal text. */
export interface TopicDefinition<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly schema: Schema;
}
export const defineTopic = <const Name extends string, Schema extends z.ZodType>(
  topic: TopicDefinition<Name, Schema>,
): TopicDefinition<Name, Schema> => topic;
export type MessageOf<Topic> = Topic extends TopicDefinition<string, infer Schema> ? z.output<Schema> : never;
