import type { Answer, Command } from '../client.js';
import type { Turn } from '../world.js';

/** How a command is sent and repeated; mostly once. */
const WAYS = ['once', 'once', 'twice at once', 'again', 'other content at once', 'other content later'] as const;

/**
 * Sends a command once, twice concurrently, again later, or with other content under the same id. Returns the acknowledged content and
 * its reply, if any.
 */
export async function give<Content>(
  { random, client }: Pick<Turn, 'random' | 'client'>,
  contents: readonly [Content, Content],
  commandOf: (content: Content) => Command,
): Promise<{ content: Content; answer: Answer } | null> {
  const id = random.uuid();
  const [first, other] = contents;
  const send = async (content: Content, mayBeReused: boolean) => {
    const command = commandOf(content);
    const refusals = [...command.refusals, ...(mayBeReused ? ['COMMAND_ID_REUSED'] : [])];
    return { content, answer: await client.insist(id, { ...command, refusals }) };
  };
  const answers = [];
  const way = random.pick(WAYS);
  switch (way) {
    case 'once':
      answers.push(await send(first, false));
      break;
    case 'twice at once':
      answers.push(...(await Promise.all([send(first, false), send(first, false)])));
      break;
    case 'other content at once':
      answers.push(...(await Promise.all([send(first, true), send(other, true)])));
      break;
    case 'again':
    case 'other content later': {
      const answered = await send(first, false);
      answers.push(answered);
      // Not repeated after an error, because the state may have changed.
      if (answered.answer?.acknowledged) answers.push(await send(way === 'again' ? first : other, way !== 'again'));
    }
  }
  for (const { content, answer } of answers) if (answer?.acknowledged) return { content, answer };
  return null;
}
