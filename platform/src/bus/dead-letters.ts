import { z } from 'zod';
import { defineTopic, type TopicDefinition } from '@anamnesis/contracts/language/topic';

const deadLetter = z.object({
  group: z.string(),
  key: z.string(),
  id: z.string(),
  /** The message's JSON as received. */
  value: z.string(),
  /** Name of the error only: its text might contain personal data. */
  error: z.string(),
  failedAt: z.iso.datetime(),
});

const ENDING = '.dead';
export const holdsDeadLetters = (topic: Pick<TopicDefinition, 'name'>) => topic.name.endsWith(ENDING);

/** Topic for messages that a group could not handle; publishing `value` again on the original topic retries it. */
export const deadLettersOf = (topic: Pick<TopicDefinition, 'name'>) =>
  defineTopic({ name: `${topic.name}${ENDING}`, schema: deadLetter });
