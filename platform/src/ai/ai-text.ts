import { AiFailed } from './ai-failed.js';
import type { AiPart } from './converse.js';

/** The whole text of an answer. Throws `AiFailed` if it was cut off at the limit, or is blank. */
export async function textOf(parts: AsyncIterable<AiPart>): Promise<string> {
  let text = '';
  for await (const part of parts) {
    if (part.kind === 'text') text += part.text;
    else if (part.isCut) throw new AiFailed('malformed', 'The answer was cut off');
  }
  if (text.trim() === '') throw new AiFailed('malformed', 'The answer has no text');
  return text;
}
