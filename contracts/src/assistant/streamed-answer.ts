import { z } from 'zod';
import { refusalReply } from '../language/reply.js';
import { answerSource, emergencyAdvice, turn } from './turn.js';

/**
 * The parts of a streamed answer, each an event of its name with its JSON as data. In this order: the advice in an emergency, the text in
 * pieces, the sources, and the whole turn. The text of the turn is the final one and replaces what was shown, from which it differs if
 * something of it had to be withdrawn. An answer that fails ends with a refusal instead.
 */
export const answerPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('emergency'), emergency: emergencyAdvice }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('sources'), sources: z.array(answerSource) }),
  z.object({
    ...{ kind: z.literal('end'), botResponse: z.string(), turn },
    /** The position of the answer in the log, as a header has it where nothing is streamed; null if it is not new. */
    position: z.string().nullable(),
  }),
  z.object({ kind: z.literal('refusal'), refusal: refusalReply }),
]);
export type AnswerPart = z.infer<typeof answerPart>;
