import type { FieldProblem } from '@anamnesis/contracts/language/field-problem';
import { deferMessages } from '../language/deferred-messages';

type Parameters = Readonly<Record<string, unknown>>;
/** A sentence of any code. Its parameters come from the server, which sends those that contracts declare for the code. */
type Sentence = string | ((parameters: Parameters) => string) | undefined;

const sentences = deferMessages(async () => (await import('./refusal-messages')).refusalMessages);

/** Loads the sentences in the language of the page, so that every refusal can be shown in it. */
export function useRefusalSentences(): void {
  sentences.useTexts();
}

function sentence(group: 'errors' | 'problems', code: string, parameters: Parameters): string | undefined {
  const known = new Map<string, unknown>(Object.entries(sentences.current()?.[group] ?? {}));
  const found = known.get(code) as Sentence;
  if (typeof found !== 'function') return found;
  try {
    return found(parameters);
  } catch (error) {
    // A newer server may send other parameters than this page knows: its own sentence is shown then.
    console.error(error);
    return undefined;
  }
}

/** The sentence for a refusal in the language of the page; undefined in English and for a code without one. */
export const refusalSentence = (code: string, parameters: Parameters): string | undefined =>
  sentence('errors', code, parameters);

/** The sentence for a problem of a field in the language of the page, otherwise the server's. */
export const problemSentence = ({ code, message, parameters = {} }: FieldProblem): string =>
  sentence('problems', code, parameters) ?? message;
