import { z } from 'zod';
import { defineTopic, type TopicDefinition } from '@anamnesis/contracts/language/topic';

const deadLetter = z.object({
  group: z.string(),
  key: z.string(),
  id: z.string(),
  /** The message's JSON as it came. */
  value: z.string(),
  /** Name of the error alone: its text might tell of a person. */
  error: z.string(),
  failedAt: z.iso.datetime(),
});

const ENDING = '.dead';
export const holdsDeadLetters = (topic: Pick<TopicDefinition, 'name'>) => topic.name.endsWith(ENDING);

/** Where messages go that a group could not handle; publishing `value` again on the topic gives them another chance. */
export const deadLettersOf = (topic: Pick<TopicDefinition, 'name'>) =>
  defineTopic({ name: `${topic.name}${ENDING}`, schema: deadLetter });
