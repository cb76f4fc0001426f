import { askAssistant } from '@anamnesis/contracts/assistant/routes';
import type { DemoClient } from './demo-client.js';
import type { Patients, Ports } from './seed-people.js';

/** The built-in engine answers them from its topics: nothing of the record is sent. */
const questions = ['My legs ache on the stairs. Could that be the new tablet?', 'What is CK?'];

/**
 * An earlier conversation of Meera with the assistant, answered by the built-in engine. Where a provider is configured there is none: nothing is
 * sent to it before a person asks.
 */
export async function seedConversation(
  client: DemoClient,
  { assistant }: Pick<Ports, 'assistant'>,
  { meera }: Pick<Patients, 'meera'>,
): Promise<void> {
  if (assistant.ai.name !== 'built-in') return;
  for (const message of questions)
    await client.json(askAssistant, meera.token, {}, { message }, `ask ${JSON.stringify({ message })}`);
}
