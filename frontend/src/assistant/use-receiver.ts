import { showAnswerEngine } from '@anamnesis/contracts/assistant/addresses';
import { useApiQuery } from '../api/api-queries';
import { useOwnKey } from '../insights/own-key';
import { useMessages } from '../language/messages';
import { assistantMessages } from './messages';

/**
 * Who receives a question beside this product, by name: the provider of the person's own key, or the configured one. Null where the built-in
 * engine answers and nobody does; undefined until it is known.
 */
export function useReceiver(): string | null | undefined {
  const { receivers } = useMessages(assistantMessages);
  const { key } = useOwnKey();
  const { data } = useApiQuery(showAnswerEngine);
  if (key !== null) return receivers.gemini;
  if (!data) return undefined;
  const { kind, model } = data.engine;
  if (kind === 'built-in') return null;
  return kind === 'gemini' ? receivers.gemini : receivers.other({ model: model ?? '' });
}
